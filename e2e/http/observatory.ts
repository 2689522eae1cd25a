/** What a scan is given of one page. */
interface Answer {
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

const broad = ["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"];
const unsafe = ["'unsafe-inline'", "data:"];
const halfAYear = 15_768_000;

/**
 * The score that MDN's HTTP Observatory would give a page reached by TLS, whose plain address leads to it, without
 * cookies or headers of cross-origin sharing: these four count nothing. The rules are those of its scanner as published
 * at github.com/mdn/mdn-http-observatory: src/analyzer/tests/ says what is found, src/grader/charts.js what it counts.
 * From 100, problems are taken away; what is more than good counts only where 90 are left (MINIMUM_SCORE_FOR_EXTRA_CREDIT).
 */
export function observatoryScore({ headers, html }: Answer): number {
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

/** src/analyzer/tests/csp.js */
function policyModifier(policy: string | undefined): number {
  if (!policy) return -25;
  const directives = directivesOf(policy);
  const from = (name: string) => heeded(directives.get(name) ?? directives.get("default-src") ?? ["*"]);
  const scripts = from("script-src");
  const all = [...directives.values()].flat();
  if (holds(scripts, [...broad, ...unsafe]) || holds(from("object-src"), broad)) return -20;
  if (all.some((source) => /^(http|ftp):/.test(source))) return -20;
  if (holds([...scripts, ...from("style-src")], ["'unsafe-eval'"])) return -10;
  if (holds(from("style-src"), [...broad, ...unsafe])) return 0;
  return directives.get("default-src")?.join() === "'none'" ? 10 : 5;
}

/** Beside a hash or a nonce, 'unsafe-inline' counts for nothing. */
function heeded(sources: readonly string[]): string[] {
  const isExact = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
  return sources.filter((source) => !isExact || source !== "'unsafe-inline'");
}

function holds(sources: readonly string[], some: readonly string[]): boolean {
  return sources.some((source) => some.includes(source));
}

/** src/analyzer/tests/x-frame-options.js */
function framingModifier(policy: string | undefined, frameOptions: string | undefined): number {
  const ancestors = directivesOf(policy ?? "").get("frame-ancestors");
  if (ancestors && !holds(ancestors, broad)) return 5;
  return /^(deny|sameorigin)$/i.test(frameOptions ?? "") ? 0 : -20;
}

/** src/analyzer/tests/strict-transport-security.js; that a site is on the browsers' own list is not seen here. */
function transportModifier(header: string | undefined): number {
  const age = /max-age=(\d+)/.exec(header ?? "")?.[1];
  if (age === undefined) return -20;
  return Number(age) >= halfAYear ? 0 : -10;
}

/** src/analyzer/tests/referrer-policy.js */
function referrerModifier(header: string | undefined): number {
  if (header === undefined) return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header) ? 5 : -5;
}

/** src/analyzer/tests/cross-origin-resource-policy.js */
function resourceModifier(header: string | undefined): number {
  if (header === "same-origin" || header === "same-site") return 10;
  return header === undefined || header === "cross-origin" ? 0 : -5;
}

/**
 * src/analyzer/tests/subresource-integrity.js: the best is scripts that all have their integrity; without it, scripts of
 * the page's own origin do no harm.
 */
function integrityModifier(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)];
  const foreign = scripts.filter(([, source = ""]) => !/^\/(?!\/)/.test(source));
  if (foreign.some(([, source = ""]) => !source.startsWith("https:"))) return -50;
  if (foreign.some(([tag]) => !tag.includes(" integrity="))) return -5;
  return scripts.length > 0 && scripts.every(([tag]) => tag.includes(" integrity=")) ? 5 : 0;
}
