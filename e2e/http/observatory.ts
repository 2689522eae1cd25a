/** The part of a page's response that is scanned. */
interface ScannedResponse {
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

const broadSources = ["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"];
const unsafeSources = ["'unsafe-inline'", "data:"];
const sixMonthsSeconds = 15_768_000;

/**
 * The score that MDN's HTTP Observatory would give a page over HTTPS that has a redirect from HTTP, no cookies and no CORS
 * headers (these do not change the score). The rules are those of github.com/mdn/mdn-http-observatory: the findings in
 * src/analyzer/tests/, their scores in src/grader/charts.js. Penalties are subtracted from 100. Extra credit counts only if at
 * least 90 are left (MINIMUM_SCORE_FOR_EXTRA_CREDIT).
 * @returns 0 or more; the best possible score is above 100
 */
export function observatoryScore({ headers, html }: ScannedResponse): number {
  const modifiers = [
    policyModifier(headers["content-security-policy"]),
    framingModifier(headers["content-security-policy"], headers["x-frame-options"]),
    transportModifier(headers["strict-transport-security"]),
    referrerModifier(headers["referrer-policy"]),
    headers["x-content-type-options"] === "nosniff" ? 0 : -5,
    resourceModifier(headers["cross-origin-resource-policy"]),
    integrityModifier(html),
  ];
  const problems = modifiers.filter((modifier) => modifier < 0);
  const base = 100 + sum(problems);
  return Math.max(0, base >= 90 ? 100 + sum(modifiers) : base);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function directivesOf(policy: string): Map<string, string[]> {
  const directives = policy.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = "", ...sources]) => [name.toLowerCase(), sources]));
}

/** Content-Security-Policy: src/analyzer/tests/csp.js */
function policyModifier(policy: string | undefined): number {
  if (!policy) return -25;
  const directives = directivesOf(policy);
  const from = (name: string) =>
    effectiveSources(directives.get(name) ?? directives.get("default-src") ?? ["*"]);
  const scripts = from("script-src");
  const all = [...directives.values()].flat();
  if (
    includesAny(scripts, [...broadSources, ...unsafeSources]) ||
    includesAny(from("object-src"), broadSources)
  )
    return -20;
  if (all.some((source) => /^(http|ftp):/.test(source))) return -20;
  if (includesAny([...scripts, ...from("style-src")], ["'unsafe-eval'"])) return -10;
  if (includesAny(from("style-src"), [...broadSources, ...unsafeSources])) return 0;
  return directives.get("default-src")?.join() === "'none'" ? 10 : 5;
}

/** The sources without 'unsafe-inline' if there is a hash or nonce: browsers ignore it then. */
function effectiveSources(sources: readonly string[]): string[] {
  const isExact = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
  return sources.filter((source) => !isExact || source !== "'unsafe-inline'");
}

function includesAny(sources: readonly string[], values: readonly string[]): boolean {
  return sources.some((source) => values.includes(source));
}

/** Framing: src/analyzer/tests/x-frame-options.js */
function framingModifier(policy: string | undefined, frameOptions: string | undefined): number {
  const ancestors = directivesOf(policy ?? "").get("frame-ancestors");
  if (ancestors && !includesAny(ancestors, broadSources)) return 5;
  return /^(deny|sameorigin)$/i.test(frameOptions ?? "") ? 0 : -20;
}

/** HSTS: src/analyzer/tests/strict-transport-security.js, without the browsers' preload list. */
function transportModifier(header: string | undefined): number {
  const age = /max-age=(\d+)/.exec(header ?? "")?.[1];
  if (age === undefined) return -20;
  return Number(age) >= sixMonthsSeconds ? 0 : -10;
}

/** Referrer-Policy: src/analyzer/tests/referrer-policy.js */
function referrerModifier(header: string | undefined): number {
  if (header === undefined) return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header) ? 5 : -5;
}

/** CORP: src/analyzer/tests/cross-origin-resource-policy.js */
function resourceModifier(header: string | undefined): number {
  if (header === "same-origin" || header === "same-site") return 10;
  return header === undefined || header === "cross-origin" ? 0 : -5;
}

/**
 * Subresource integrity: src/analyzer/tests/subresource-integrity.js. Extra credit if all scripts have it; same-origin scripts
 * without it cost nothing.
 */
function integrityModifier(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)];
  const crossOrigin = scripts.filter(([, source = ""]) => !/^\/(?!\/)/.test(source));
  if (crossOrigin.some(([, source = ""]) => !source.startsWith("https:"))) return -50;
  if (crossOrigin.some(([tag]) => !tag.includes(" integrity="))) return -5;
  return scripts.length > 0 && scripts.every(([tag]) => tag.includes(" integrity=")) ? 5 : 0;
}
