import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeWebAdmin } from "../../src/admin/web/write-web-admin";
import { writeHosts } from "../../src/gatsby/hosts/write-hosts";
import { readBuildSettings } from "../../src/shared/settings/build-settings";
import { serveSite } from "../support/serve";

/** The file whose first entry says something else at GitHub than in the last build, and what it says. */
export const services = "data/services.json";
export const changedText = "You play together, and we watch.";

/**
 * Serves a few pages of the last build with an /admin of their own, as a build with these settings has it.
 * @param build settings of the build
 * @param server settings of the server
 * @returns the folder with its content, and what stops it
 */
export async function startAdminSite(
  port: number,
  build: Readonly<Record<string, string>>,
  server: Readonly<Record<string, string>> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), "admin-web-"));
  mkdirSync(join(folder, "public"));
  cpSync("data", join(folder, "data"), { recursive: true });
  // Every page is translated. This one is as if nobody had begun.
  rmSync(join(folder, "data/pages/community-impact.es.json"));
  for (const name of ["index.html", "404.html"]) {
    cpSync(join("public", name), join(folder, "public", name));
  }
  const siteUrl = `http://localhost:${port}`;
  const settings = readBuildSettings({ ...build, SITE_URL: siteUrl });
  const { embeds, needs } = JSON.parse(readFileSync("deploy/policy.json", "utf8"));
  await writeHosts(
    folder,
    { siteUrl, embeds, needs, admin: settings.admin },
    { redirects: [], languages: [] },
    undefined,
    [],
  );
  await writeWebAdmin(folder, settings);
  const { stop } = await serveSite(folder, { ...server, PORT: `${port}`, SITE_URL: siteUrl });
  return {
    folder,
    stop() {
      stop();
      rmSync(folder, { recursive: true });
    },
  };
}
