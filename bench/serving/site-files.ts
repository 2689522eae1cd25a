import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** One address of each kind that a first visit asks for. */
export interface SiteFiles {
  readonly page: string;
  readonly script: string;
  readonly picture: string;
}

/** The home page, its heaviest script and its heaviest AVIF, as addresses. Throws when there is no built site. */
export function findSiteFiles(folder: string): SiteFiles {
  const html = readFileSync(join(folder, "index.html"), "utf8");
  const heaviest = (addresses: RegExp) => {
    const [first] = [...new Set(html.match(addresses))]
      .map((address) => ({ address, size: statSync(join(folder, address)).size }))
      .toSorted((one, other) => other.size - one.size);
    if (first === undefined) throw new Error(`The home page names nothing like ${addresses}.`);
    return first.address;
  };
  return {
    page: "/",
    script: heaviest(/\/[\w-]+-[0-9a-f]{20}\.js(?=")/g),
    picture: heaviest(/\/static\/[0-9a-f]{32}\/[^\s",]+\.avif/g),
  };
}
