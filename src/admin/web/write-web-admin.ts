import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import sharp from "sharp";
import { readContent } from "../../content-check/read-content";
import type { BuildSettings } from "../../shared/settings/build-settings";
import { adminPath } from "../../shared/site/admin-paths";
import { offersOf } from "../forms/offers";
import { bundleAdmin } from "../page/bundle";
import { editorPage } from "../page/page";
import { picturesPath, thumbnailSuffix } from "../pictures/addresses";
import { translatedLanguages } from "../translations/translated-files";
import { webConfig } from "./web-config";

/** The longer side of a thumbnail, in pixels. */
const side = 480;

/**
 * Writes a small copy of each picture, which the forms on the web show.
 * @param from the folder of the pictures
 * @param to the folder of the copies
 * @returns the pictures' names, such as "team/anika.jpg"
 */
async function writeThumbnails(from: string, to: string): Promise<string[]> {
  const names = readdirSync(from, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:jpg|png)$/.test(name))
    .map((name) => name.split(sep).join("/"))
    .sort();
  await Promise.all(
    names.map((name) => {
      const copy = join(to, `${name}${thumbnailSuffix}`);
      mkdirSync(dirname(copy), { recursive: true });
      return sharp(join(from, name)).resize(side, side, { fit: "inside" }).webp({ quality: 70 }).toFile(copy);
    }),
  );
  return names;
}

type Settings = Pick<BuildSettings, "admin" | "siteUrl" | "embeds">;

/**
 * Adds the editor to a built site, if it is set up: a page with its configuration, the files that it loads, and small copies of the
 * pictures. All of it is in public/admin/; no other file changes.
 * @param project the project's folder
 */
export async function writeWebAdmin(project: string, { admin, siteUrl, embeds }: Settings): Promise<void> {
  if (admin === null) return;
  const folder = join(project, "public", adminPath);
  const { content } = readContent(project);
  const web = { siteUrl, relayUrl: embeds.relayUrl };
  const config = webConfig(admin, web, offersOf(content), translatedLanguages(content));
  const languages = content.languages.map(({ name, code, value }) => ({ name, code, value }));
  mkdirSync(folder, { recursive: true });
  const thumbnails = await writeThumbnails(
    join(project, "data/images"),
    join(project, "public", picturesPath),
  );
  writeFileSync(join(folder, "index.html"), editorPage(config, { thumbnails, languages }));
  await bundleAdmin(join(folder, "files"));
}
