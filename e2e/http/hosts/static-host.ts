/** Static hosts that read `_headers` and `_redirects`, each in its own way. */
export type StaticHost = "Netlify" | "Cloudflare Pages";

interface Rule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
  /** Followed even where a file stands at the address. */
  readonly isForced: boolean;
}

/**
 * The rules of `_redirects` that a host heeds, the first of an address only.
 * https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing says that files go first on Netlify;
 * https://developers.cloudflare.com/pages/configuration/redirects/ that they never do on Cloudflare, whose parser skips
 * a status with more than digits, and what would be passed on to another host.
 */
function rulesOf(text: string, host: StaticHost): Rule[] {
  const rules = text
    .split("\n")
    .filter(Boolean)
    .map((line): Rule => {
      const [from = "", to = "", status = ""] = line.split(" ");
      const isForced = host === "Cloudflare Pages" || status.endsWith("!");
      const digits = host === "Netlify" ? status.replace("!", "") : status;
      return { from, to, status: Number(digits), isForced };
    });
  const known = rules.filter(
    ({ to, status }) =>
      host === "Netlify" || (!Number.isNaN(status) && !(status === 200 && to.startsWith("http"))),
  );
  return known.filter(({ from }, position) => known.findIndex((other) => other.from === from) === position);
}

/**
 * The rule that a host follows for an address, if any.
 * @param hasFile whether a file of the site stands there
 */
export function ruleFor(path: string, text: string, host: StaticHost, hasFile: boolean): Rule | undefined {
  const asked = host === "Netlify" ? path.replace(/(.)\/$/, "$1") : path;
  return rulesOf(text, host).find(({ from, isForced }) => from === asked && (isForced || !hasFile));
}

/** The headers that `_headers` gives an address; both hosts join what several rules say of one. */
export function headersFor(path: string, text: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of text.split("\n").filter(Boolean)) {
    if (line.startsWith("/")) applies = matches(path, line);
    else if (applies) {
      const [name = "", ...value] = line.trim().split(": ");
      headers[name] = [headers[name], value.join(": ")].filter(Boolean).join(", ");
    }
  }
  return headers;
}

function matches(path: string, pattern: string): boolean {
  const [start = "", end] = pattern.split("*");
  return end === undefined ? path === pattern : path.startsWith(start);
}
