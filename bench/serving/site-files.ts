import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** One URL path of each kind that a first visit requests. */
export interface SiteFiles {
  readonly page: string;
  readonly script: string;
  readonly picture: string;
}

/** The URL paths of the home page, its largest script and its largest AVIF. @throws when there is no built site */
export function findSiteFiles(folder: string): SiteFiles {
  const html = readFileSync(join(folder, "index.html"), "utf8");
  const largest = (paths: RegExp) => {
    const [first] = [...new Set(html.match(paths))]
      .map((path) => ({ path, size: statSync(join(folder, path)).size }))
      .toSorted((one, other) => other.size - one.size);
    if (first === undefined) throw new Error(`The home page has no URL that matches ${paths}.`);
    return first.path;
  };
  return {
    page: "/",
    script: largest(/\/[\w-]+-[0-9a-f]{20}\.js(?=")/g),
    picture: largest(/\/static\/[0-9a-f]{32}\/[^\s",]+\.avif/g),
  };
}
