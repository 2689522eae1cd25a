import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readWebpackAssets } from "../output/webpack-assets";
import { responseHeaders, type SecurityInput } from "../security/response-headers";
import { apacheConfiguration } from "./apache";
import { caddyConfiguration } from "./caddy";
import type { HostConfig } from "./host-config";
import { netlifyHeaders, netlifyRedirects } from "./netlify";
import { nginxConfiguration } from "./nginx";

/** Where our own server listens when it is told nothing. */
const besides = "http://127.0.0.1:9000";

/**
 * Writes what each kind of host needs to serve the site as our own server does, all from the same facts: for static
 * hosts into public/, where they look for it; for the others, and for our own server, into deploy/, which nobody serves.
 * @param folder the project's folder
 * @param relay the origin of a form relay elsewhere, if there is one
 */
export async function writeHosts(
  folder: string,
  security: SecurityInput,
  redirects: HostConfig["redirects"],
  relay: string | undefined,
): Promise<void> {
  const headers = responseHeaders(security);
  const facts = { siteUrl: security.siteUrl, headers, redirects, relay: relay ?? besides };
  const files = {
    "public/_headers": netlifyHeaders(facts, await currentAssets(join(folder, "public"))),
    "public/_redirects": netlifyRedirects(redirects, relay),
    "deploy/nginx.conf": nginxConfiguration(facts),
    "deploy/Caddyfile": caddyConfiguration(facts),
    "deploy/.htaccess": apacheConfiguration(facts),
    "deploy/policy.json": `${JSON.stringify({ ...security, headers }, null, 2)}\n`,
  };
  for (const [name, content] of Object.entries(files)) await replace(join(folder, name), content);
}

/** A server that reads the file meanwhile finds the former or the new one, never half. */
async function replace(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.tmp`, content);
  await rename(`${path}.tmp`, path);
}

/** The files of the current build by webpack's own list: public/ keeps those of former builds too. */
async function currentAssets(folder: string): Promise<string[]> {
  const names = new Set(Object.values(readWebpackAssets(folder) ?? {}).flat());
  return [...names].filter((name) => existsSync(join(folder, name))).sort();
}
