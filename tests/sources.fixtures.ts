import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The folders of code that runs in a browser, and of what visitors read. */
export const pageFolders = [
  "browser",
  "components",
  "elements",
  "embeds",
  "features",
  "hooks",
  "layout",
  "sections",
  "shared",
  "templates",
];

/** The files of code in folders of src, without tests and declarations of types. */
export function sourcesIn(folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join("src", folder), { recursive: true, encoding: "utf8" }).map((name) =>
        join("src", folder, name),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.fixtures\.|__mocks__|\.d\.ts$/.test(file));
}
