import type { Message } from "../problem";
import type { Site } from "../site";
import { nearest, quotedList } from "../suggestions/nearest";
import { missingEntry } from "./references";

/**
 * Explains why a link is broken; undefined if it works, or if unreadable files leave that open.
 * @param target the link as editors write it: "/contact", "#podcast", "link:financing", "document:intake", "phone:main", "email"
 * @param page the path of the page with the link; undefined if the link can be on any page
 * @param remove how to remove the link, as the end of a sentence
 */
export function explainBrokenLink(
  target: string,
  page: string | undefined,
  site: Site,
  remove?: string,
): Message | undefined {
  const [scheme, id = target] = target.split(":");
  if (scheme === "link") return missingEntry("links", id, site, { prefix: "link:", remove });
  if (scheme === "document") return missingEntry("documents", id, site, { prefix: "document:", remove });
  const [path = target, anchor] = target.split("#");
  if (path.startsWith("/")) {
    return (
      missingPage(path, site, remove) ??
      (anchor === undefined ? undefined : missingAnchor(path, anchor, site))
    );
  }
  if (anchor === undefined) return undefined;
  return page === undefined ? anchorWithoutPage(anchor, site) : missingAnchor(page, anchor, site);
}

/** Explains that no page has a path; undefined if one has it, or if unreadable files leave that open. */
export function missingPage(path: string, site: Site, remove?: string): Message | undefined {
  const target = site.redirects.get(path);
  if (site.pages.has(path)) return undefined;
  if (target !== undefined) {
    return {
      cause: `old ${path}`,
      found: `"${path}" is an old address, which only redirects.`,
      expected: "The address of a page itself.",
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
    return `${file} now has the address "${now}". Write "${now}" here, or "path": "${path}" there.`;
  }
  const meant = nearest(path, site.pages.keys());
  const otherwise = remove === undefined ? "" : ` If the page was removed, ${remove}`;
  return meant === undefined
    ? `Write one of these, or add the page to the folder data/pages.${otherwise}`
    : `Did you mean "${meant}"? Write "${meant}".${otherwise}`;
}

/** Returns the usual file name of a page, without ".json": "/services/telehealth" gives "telehealth", "/" gives "home". */
export function lastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1) || "home";
}

/** Explains that a page has no such anchor; undefined if it has one, or if unreadable files leave that open. */
export function missingAnchor(path: string, anchor: string, site: Site): Message | undefined {
  const page = site.pages.get(path);
  if (page === undefined || site.incomplete.has("pages")) return undefined;
  if (!page.isComplete || page.anchors.includes(anchor)) return undefined;
  const [longer, ...others] = page.anchors.filter((each) => each.startsWith(`${anchor}-`));
  const meant = nearest(anchor, page.anchors) ?? (others.length === 0 ? longer : undefined);
  return {
    cause: `no anchor ${path}#${anchor}`,
    found: `The page "${path}" has no anchor "${anchor}".`,
    expected:
      page.anchors.length === 0
        ? `An "anchor" in a block of ${page.file}. There is none yet.`
        : `One of the anchors on that page: ${quotedList(page.anchors)}.`,
    fix:
      meant === undefined
        ? `Add "anchor": "${anchor}" to a block of ${page.file}, or link to the page itself.`
        : `Did you mean "${meant}"? Write that instead of "${anchor}".`,
  };
}

function anchorWithoutPage(anchor: string, site: Site): Message {
  const [home = "/resources"] = [...site.pages].find(([, { anchors }]) => anchors.includes(anchor)) ?? [];
  return {
    found: `"#${anchor}" does not say which page it is on.`,
    expected: "The address of the page before the #, because this link can be shown on any page.",
    fix: `Write "${home}#${anchor}".`,
  };
}
