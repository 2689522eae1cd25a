import { closureCalendar } from "../../shared/calendar/closure-files";
import { immutable } from "../../shared/http/caching";
import { relayPath } from "../../shared/request/relay-contract";
import { adminPath, signInPath } from "../../shared/site/admin-paths";
import { speculationRules } from "../security/response-headers";
import { type AdminHost, type HostConfig, mediaTypesOfPaths } from "./host-config";

/**
 * Returns the `_headers` file for Netlify and Cloudflare Pages. Both revalidate by default, and join the
 * values of a header that two rules set, so `Cache-Control` is set only for files that never change.
 * Cloudflare allows 100 rules, and 2,000 characters per line.
 * @param assets names of the current build's hashed files in the root of public/
 */
export function netlifyHeaders({ headers, admin }: HostConfig, assets: readonly string[]): string {
  const everywhere = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  const forever = ["static/*", ...assets].map((name) => `/${name}\n  Cache-Control: ${immutable}\n`);
  const types = Object.entries({
    [speculationRules]: "application/speculationrules+json",
    [closureCalendar.path]: closureCalendar.type,
    ...mediaTypesOfPaths,
  }).map(([path, type]) => `${path}\n  Content-Type: ${type}\n`);
  const editor = admin === undefined ? [] : ["", "/*"].map((rest) => adminRule(`${adminPath}${rest}`, admin));
  return `/*\n${everywhere.join("")}${forever.join("")}${types.join("")}${editor.join("")}`;
}

/** Cloudflare takes back a header of an earlier rule for each line with "!". Netlify skips these lines. */
function adminRule(path: string, { headers }: AdminHost): string {
  const names = [...new Set(["Speculation-Rules", ...Object.keys(headers)])];
  const lines = [
    ...names.map((name) => `  ! ${name}\n`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`),
  ];
  return `${path}\n${lines.join("")}`;
}

/**
 * Returns the `_redirects` file for Netlify and Cloudflare Pages. Without "!", Netlify serves the redirect
 * page that exists at the old path (for hosts without rules) instead of redirecting. Cloudflare skips rules
 * with "!" as an unknown status, so each rule is repeated without it, and once more with a trailing slash,
 * which Cloudflare matches separately. Cloudflare finds the not-found page of a language by itself, and skips its rule. Netlify can also proxy form requests to a relay on another host.
 * @param relay origin of that relay, or undefined if there is none
 * @param hasSignIn whether it also helps to sign in at /admin
 */
export function netlifyRedirects(
  { redirects, languages }: Pick<HostConfig, "redirects" | "languages">,
  relay: string | undefined,
  hasSignIn = false,
): string {
  const moved = redirects.map(
    ({ from, to }) => `${from} ${to} 301!\n${from} ${to} 301\n${from}/ ${to} 301\n`,
  );
  const absent = languages.map((code) => `/${code}/* /${code}/404.html 404\n`).join("");
  if (relay === undefined) return moved.join("") + absent;
  const proxied = [
    relayPath,
    ...(hasSignIn ? ["", "/callback", "/tell-editor.js"].map((rest) => `${signInPath}${rest}`) : []),
  ];
  return [...moved, ...proxied.map((path) => `${path} ${relay}${path} 200\n`), absent].join("");
}
