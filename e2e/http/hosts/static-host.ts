/** Static hosts that read `_headers` and `_redirects`, with different rules. */
export type StaticHost = "Netlify" | "Cloudflare Pages";

interface Rule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
  /** Applies even if a file exists at the path. */
  readonly isForced: boolean;
}

/**
 * The rules of `_redirects` that a host applies; only the first rule of each path counts. On Netlify files take precedence:
 * https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing. On Cloudflare they never do:
 * https://developers.cloudflare.com/pages/configuration/redirects/. Cloudflare also ignores rules whose status is not a number
 * and proxying to other hosts.
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
  const supported = rules.filter(
    ({ to, status }) =>
      host === "Netlify" || (!Number.isNaN(status) && !(status === 200 && to.startsWith("http"))),
  );
  return supported.filter(
    ({ from }, position) => supported.findIndex((other) => other.from === from) === position,
  );
}

/**
 * The rule that a host applies to a path, if any.
 * @param hasFile whether the site has a file at the path
 */
export function ruleFor(path: string, text: string, host: StaticHost, hasFile: boolean): Rule | undefined {
  const normalized = host === "Netlify" ? path.replace(/(.)\/$/, "$1") : path;
  return rulesOf(text, host).find(({ from, isForced }) => from === normalized && (isForced || !hasFile));
}

/** The headers that `_headers` sets for a path. Both hosts join the values of several matching rules. */
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
