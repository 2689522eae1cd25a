import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { netlifyRedirects } from "../../src/gatsby/hosts/netlify";
import { builtPages } from "../support/built-pages";
import { redirects } from "../support/content";
import { security } from "../support/embeds";
import { expect, test } from "../support/test";

const headers = readFileSync("public/_headers", "utf8");
const rules = readFileSync("public/_redirects", "utf8");
const hasFile = (path: string) => existsSync(join("public", path, "index.html"));

/** Static hosts that read `_headers` and `_redirects`, with different rules. */
type StaticHost = "Netlify" | "Cloudflare Pages";

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
function ruleFor(path: string, text: string, host: StaticHost, hasFile: boolean): Rule | undefined {
  const normalized = host === "Netlify" ? path.replace(/(.)\/$/, "$1") : path;
  return rulesOf(text, host).find(({ from, isForced }) => from === normalized && (isForced || !hasFile));
}

/** The headers that `_headers` sets for a path. Both hosts join the values of several matching rules. */
function headersFor(path: string, text: string): Record<string, string> {
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

for (const host of ["Netlify", "Cloudflare Pages"] as const) {
  test(`${host} redirects old addresses permanently, although files exist there`, () => {
    for (const { from, to } of redirects)
      for (const path of [from, `${from}/`]) {
        expect(hasFile(path), path).toBe(true);
        expect(ruleFor(path, rules, host, true)).toMatchObject({ to, status: 301 });
      }
  });

  test(`${host} does not redirect pages and files`, () => {
    for (const path of [...builtPages.map((page) => page.path), "/favicon.svg", "/nowhere"]) {
      expect(ruleFor(path, rules, host, hasFile(path))).toBeUndefined();
    }
  });
}

test("Netlify proxies form requests if the build has an external relay", () => {
  const withRelay = netlifyRedirects({ redirects, languages: [] }, "https://relay.example");
  expect(ruleFor("/send-email.php", withRelay, "Netlify", false)).toMatchObject({
    to: "https://relay.example/send-email.php",
    status: 200,
  });
});

test("static hosts send the security headers on every path, and long caching only for immutable files", () => {
  const [script = ""] = /^\/app-[0-9a-f]{20}\.js$/m.exec(headers) ?? [];
  const font = readdirSync("public/static").find((name) => name.endsWith(".woff2"));
  const immutableHeaders = { ...security.headers, "Cache-Control": "public, max-age=31536000, immutable" };
  for (const path of [...builtPages.map((page) => page.path), "/nowhere", "/sw.js"]) {
    expect(headersFor(path, headers)).toEqual(security.headers);
  }
  for (const [path, type] of [
    ["/links.speculationrules", "application/speculationrules+json"],
    ["/closures.ics", "text/calendar; charset=utf-8"],
    ["/closures.xml", "application/atom+xml; charset=utf-8"],
  ] as const) {
    expect(headersFor(path, headers)).toEqual({ ...security.headers, "Content-Type": type });
  }
  for (const path of [script, `/static/${font}`]) expect(headersFor(path, headers)).toEqual(immutableHeaders);
});

test("nothing of the editor at /admin is published", () => {
  const files = readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const ofEditor = (file: string) =>
    file.startsWith(join("public", "admin")) ||
    readFileSync(file, "latin1").toLowerCase().includes("sveltia");
  expect(files.filter(ofEditor)).toEqual([]);
});
