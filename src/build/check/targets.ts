import type { Words } from "./fault";
import { listed, nearest } from "./nearest";
import { missingEntry } from "./references";
import type { Site } from "./site";

/**
 * Says why a link leads nowhere; undefined if it leads somewhere, or if that can't be known.
 * @param target as editors write it: "/contact", "#podcast", "link:financing", "document:intake", "phone:main", "email"
 * @param page the path of the page on which the link stands; undefined for what may stand on any page
 */
export function deadEnd(target: string, page: string | undefined, site: Site): Words | undefined {
  const [scheme = "", id = ""] = target.split(":");
  if (scheme === "link") return missingEntry("links", id, site, "link:");
  if (scheme === "document") return missingEntry("documents", id, site, "document:");
  const [path = "", place] = target.split("#");
  if (path.startsWith("/")) {
    return missingPage(path, site) ?? (place === undefined ? undefined : missingPlace(path, place, site));
  }
  if (place === undefined) return undefined;
  return page === undefined ? placeOfNoPage(place) : missingPlace(page, place, site);
}

/** Says that there is no page at a path; undefined if there is, or if that can't be known. */
export function missingPage(path: string, site: Site): Words | undefined {
  const target = site.redirects.get(path);
  if (site.pages.has(path)) return undefined;
  if (target !== undefined) {
    return {
      found: `"${path}" is an old address that only redirects.`,
      expected: "The address of a page.",
      mend: `Write "${target}".`,
    };
  }
  if (site.incomplete.has("pages")) return undefined;
  const meant = nearest(path, site.pages.keys());
  return {
    found: `No page has the address "${path}".`,
    expected: `The address of a page: ${listed(site.pages.keys())}.`,
    mend:
      meant === undefined
        ? "Write one of these, or add the page to data/pages/."
        : `Did you mean "${meant}"?`,
  };
}

/** Says that a page has no such place; undefined if it has, or if that can't be known. */
export function missingPlace(path: string, place: string, site: Site): Words | undefined {
  const page = site.pages.get(path);
  if (page === undefined || !page.isComplete || page.anchors.includes(place)) return undefined;
  const meant = nearest(place, page.anchors);
  return {
    found: `The page "${path}" has no place "${place}".`,
    expected:
      page.anchors.length === 0
        ? "No block of that page has an anchor."
        : `Its places are ${listed(page.anchors)}.`,
    mend:
      meant === undefined ? `Add "anchor": "${place}" to a block of that page.` : `Did you mean "${meant}"?`,
  };
}

function placeOfNoPage(place: string): Words {
  return {
    found: `"#${place}" does not say on which page.`,
    expected: "Here the page's address comes first, since this link may stand on any page.",
    mend: `Write the page before it, such as "/resources#${place}".`,
  };
}
