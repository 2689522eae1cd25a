import { immutable } from "../../shared/http/caching";
import { relayPath } from "../../shared/request/relay-contract";
import type { HostConfig } from "./host-config";

/**
 * The rules of `_headers`, which Netlify and Cloudflare Pages read. Both ask for a page again each time of themselves,
 * and join what two rules say of one header: so only what never changes is named. Cloudflare takes 100 rules, each line
 * of 2,000 characters at most.
 * @param assets names of the current build's hashed files that lie beside the pages
 */
export function netlifyHeaders({ headers }: HostConfig, assets: readonly string[]): string {
  const everywhere = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  const forever = ["static/*", ...assets].map((name) => `/${name}\n  Cache-Control: ${immutable}\n`);
  return `/*\n${everywhere.join("")}${forever.join("")}`;
}

/**
 * The rules of `_redirects`. Netlify would rather show the page that stands at an old address, for hosts without rules,
 * than follow a rule that is not forced ("!"). Cloudflare skips a forced one as a status that it does not know, takes the
 * next, and wants the address with a slash said too. A host that can (Netlify) passes the forms on to a relay elsewhere.
 * @param relay its origin, or undefined where nothing is to be passed on
 */
export function netlifyRedirects(redirects: HostConfig["redirects"], relay: string | undefined): string {
  const moved = redirects.map(
    ({ from, to }) => `${from} ${to} 301!\n${from} ${to} 301\n${from}/ ${to} 301\n`,
  );
  return relay ? `${moved.join("")}${relayPath} ${relay}${relayPath} 200\n` : moved.join("");
}
