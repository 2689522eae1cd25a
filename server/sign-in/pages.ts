/**
 * What is wrong, for the person in the popup, and how to fix it. The editor would close the popup at once if it got an
 * error, so it is not sent to it.
 */
export const problems = {
  refused: {
    status: 403,
    title: "GitHub has not signed you in",
    fix: "Perhaps you pressed Cancel. Close this window, and sign in again at /admin.",
  },
  outdated: {
    status: 400,
    title: "This sign-in is too old, or was started in another browser",
    fix: "Close this window, and sign in again at /admin. If you see this again, let this website set cookies in your browser's settings.",
  },
  wrongApp: {
    status: 502,
    title: "The website does not know the password of its GitHub application",
    fix: "Send this to the person who runs the website: GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET are not those of the application at GitHub. Copy both again, and restart the server.",
  },
  away: {
    status: 502,
    title: "GitHub does not answer",
    fix: "Close this window, and sign in again in a few minutes. What you have typed at /admin is still there.",
  },
  unexpected: {
    status: 502,
    title: "GitHub gave an answer that the website does not understand",
    fix: "Close this window, and sign in again at /admin. If you see this again, send it to the person who runs the website: the server's log has a line about it.",
  },
  tooMany: {
    status: 429,
    title: "Too many sign-ins from your network",
    fix: "Close this window, wait ten minutes, and sign in again at /admin.",
  },
  wrongHost: {
    status: 400,
    title: "This page signs in at GitHub only",
    fix: "Send this to the person who runs the website: GATSBY_ADMIN_BACKEND is not github. GitLab and Gitea need no sign-in helper.",
  },
} as const;

/** The name of something that can be wrong. */
export type ProblemName = keyof typeof problems;

/** The page that says what is wrong. */
export function problemPage(name: ProblemName): string {
  const { title, fix } = problems[name];
  return page(title, fix, "");
}

/** The page that gives the token to the editor, whose window has opened this one. */
export function donePage(origin: string, token: string, script: string): string {
  // The text is in a script element, so the sign that would end it is written as an escape of JSON.
  const answer = JSON.stringify({ origin, token }).replaceAll("<", "\\u003c");
  return page(
    "You are signed in",
    "This window closes by itself. If it stays open, close it, open /admin on the website, and sign in there.",
    `<script type="application/json" id="answer">${answer}</script>\n<script type="module" src="${script}"></script>`,
  );
}

function page(title: string, text: string, head: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>body { max-width: 36rem; margin: 2rem auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui, sans-serif } h1 { font-size: 1.5rem; line-height: 1.25 }</style>
${head}
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
</main>
</body>
</html>
`;
}
