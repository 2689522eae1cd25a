import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readContent } from "../../content-check/read-content";
import { precompress } from "../../gatsby/output/precompress";
import type { BuildSettings } from "../../shared/settings/build-settings";
import { adminPath } from "../../shared/site/admin-paths";
import { offersOf } from "../forms/offers";
import { bundleAdmin } from "../page/bundle";
import { editorPage } from "../page/page";
import { picturesPath } from "../pictures/addresses";
import { removeWebAdmin } from "./remove-web-admin";
import { webConfig } from "./web-config";
import { writeThumbnails } from "./write-thumbnails";

type Settings = Pick<BuildSettings, "admin" | "siteUrl" | "embeds">;

/**
 * Adds the editor to a built site, if it is set up: a page with its configuration, the files that it loads, and
 * small copies of the pictures. All of it
 * is in public/admin/; no other file changes.
 * @param project the project's folder
 */
export async function writeWebAdmin(project: string, { admin, siteUrl, embeds }: Settings): Promise<void> {
  removeWebAdmin(project);
  if (admin === null) return;
  const folder = join(project, "public", adminPath);
  const { content } = readContent(project);
  const config = webConfig(admin, { siteUrl, relayUrl: embeds.relayUrl }, offersOf(content));
  const built = [...content.translations, ...content.languages].map(({ name, value }) => ({ name, value }));
  mkdirSync(folder, { recursive: true });
  const thumbnails = await writeThumbnails(
    join(project, "data/images"),
    join(project, "public", picturesPath),
  );
  writeFileSync(join(folder, "index.html"), editorPage(config, { thumbnails, built }));
  await bundleAdmin(join(folder, "files"));
  await precompress(folder);
}
