import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { adminHeaders } from "../../shared/http/admin-headers";
import { readWebpackAssets } from "../output/remove-stale-assets";
import { responseHeaders, type SiteSecurity } from "../security/response-headers";
import { apacheConfiguration } from "./apache";
import type { HostConfig } from "./host-config";
import { netlifyHeaders, netlifyRedirects } from "./netlify";
import { nginxConfiguration } from "./nginx";

/** Default origin of our own server. */
const localServer = "http://127.0.0.1:9000";

/**
 * Writes the configuration of every supported host from the same facts, so that each serves the site as our
 * own server does. Static hosts read theirs from public/; the others, and our own server, read theirs from
 * deploy/, which is not served.
 * @param folder the project's folder
 * @param relay origin of a form relay on another host, if there is one
 * @param ownScripts paths of scripts that webpack does not know
 */
export async function writeHosts(
  folder: string,
  { admin, ...security }: SiteSecurity,
  { redirects, languages }: Pick<HostConfig, "redirects" | "languages">,
  relay: string | undefined,
  ownScripts: readonly string[],
): Promise<void> {
  const headers = responseHeaders(security);
  const adminHost = admin && {
    headers: adminHeaders(admin, headers),
    hasSignIn: admin.backend === "github",
  };
  const facts: HostConfig = {
    siteUrl: security.siteUrl,
    headers,
    redirects,
    languages,
    relay: relay ?? localServer,
    ...(adminHost && { admin: adminHost }),
  };
  const site = join(folder, "public");
  const assets = [...new Set(readWebpackAssets(site))].filter((name) => existsSync(join(site, name))).sort();
  const files = {
    "public/_headers": netlifyHeaders(facts, [...assets, ...ownScripts.map((path) => path.slice(1))]),
    "public/_redirects": netlifyRedirects(facts, relay, adminHost?.hasSignIn),
    "deploy/nginx.conf": nginxConfiguration(facts),
    "deploy/.htaccess": apacheConfiguration(facts),
    "deploy/policy.json": `${JSON.stringify({ ...security, headers, ...(adminHost && { adminHeaders: adminHost.headers }) }, null, 2)}\n`,
  };
  for (const [name, content] of Object.entries(files)) await writeAtomically(join(folder, name), content);
}

/** Writes a file atomically, so that a server never reads a partial one. */
async function writeAtomically(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.tmp`, content);
  await rename(`${path}.tmp`, path);
}
