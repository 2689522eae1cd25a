import type { Message } from "../problem";
import type { Site } from "../site";
import { nearest, quotedList } from "../suggestions/nearest";
import { missingEntry } from "./references";

/**
 * Says why a link leads nowhere; undefined if it leads somewhere, or if that can't be known.
 * @param target as editors write it: "/contact", "#podcast", "link:financing", "document:intake", "phone:main", "email"
 * @param page the path of the page that has the link; undefined for what may be on any page
 * @param remove how to do without the link, as the end of a sentence
 */
export function explainBrokenLink(
  target: string,
  page: string | undefined,
  site: Site,
  remove?: string,
): Message | undefined {
  const [scheme = "", id = ""] = target.split(":");
  if (scheme === "link") return missingEntry("links", id, site, { prefix: "link:", remove });
  if (scheme === "document") return missingEntry("documents", id, site, { prefix: "document:", remove });
  const [path = "", place] = target.split("#");
  if (path.startsWith("/")) {
    return (
      missingPage(path, site, remove) ?? (place === undefined ? undefined : missingAnchor(path, place, site))
    );
  }
  if (place === undefined) return undefined;
  return page === undefined ? placeOfNoPage(place, site) : missingAnchor(page, place, site);
}

/** Says that there is no page at a path; undefined if there is, or if that can't be known. */
export function missingPage(path: string, site: Site, remove?: string): Message | undefined {
  const target = site.redirects.get(path);
  if (site.pages.has(path)) return undefined;
  if (target !== undefined) {
    return {
      cause: `old ${path}`,
      found: `"${path}" is an old address that only redirects.`,
      expected: "The address of a page.",
      fix: `Write "${target}".`,
    };
  }
  if (site.incomplete.has("pages")) return undefined;
  const moved = [...site.pages].find(([, { file }]) => file.endsWith(`/${lastPart(path)}.json`));
  return {
    cause: `no page ${path}`,
    found: `No page has the address "${path}".`,
    expected: `The address of a page: ${quotedList([...site.pages.keys()].sort())}.`,
    fix: missingPageFix(path, moved, site, remove),
  };
}

function missingPageFix(
  path: string,
  moved: readonly [string, { readonly file: string }] | undefined,
  site: Site,
  remove: string | undefined,
): string {
  if (moved !== undefined) {
    const [now, { file }] = moved;
    return `${file} has the address "${now}" now. Write "${now}" here, or "path": "${path}" there.`;
  }
  const meant = nearest(path, site.pages.keys());
  const otherwise = remove === undefined ? "" : ` If the page was removed, ${remove}`;
  return meant === undefined
    ? `Write one of these, or add the page to data/pages/.${otherwise}`
    : `Did you mean "${meant}"? Write "${meant}".${otherwise}`;
}

/** The name that the file of a page has by custom: "/services/telehealth" is in telehealth.json, "/" in home.json. */
export function lastPart(path: string): string {
  return path === "/" ? "home" : (path.split("/").at(-1) ?? "");
}

/** Says that a page has no such place; undefined if it has, or if that can't be known. */
export function missingAnchor(path: string, place: string, site: Site): Message | undefined {
  const page = site.pages.get(path);
  if (page === undefined || site.incomplete.has("pages")) return undefined;
  if (!page.isComplete || page.anchors.includes(place)) return undefined;
  const meant = nearest(place, page.anchors);
  return {
    cause: `no place ${path}#${place}`,
    found: `The page "${path}" has no place "${place}".`,
    expected:
      page.anchors.length === 0
        ? `A place that a block of ${page.file} names with "anchor"; there is none yet.`
        : `One of the places of that page: ${quotedList(page.anchors)}.`,
    fix:
      meant === undefined
        ? `Add "anchor": "${place}" to a block of ${page.file}, or link to the page itself.`
        : `Did you mean "${meant}"? Write it instead of "${place}".`,
  };
}

function placeOfNoPage(place: string, site: Site): Message {
  const [home = "/resources"] = [...site.pages].find(([, { anchors }]) => anchors.includes(place)) ?? [];
  return {
    found: `"#${place}" does not say on which page.`,
    expected: "The address of the page first, since this link may be on any page.",
    fix: `Write "${home}#${place}".`,
  };
}
