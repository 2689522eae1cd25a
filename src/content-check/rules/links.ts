import { concernsPage } from "../../shared/site/main-pages";
import { describeLocation, type Message, type Problem, problemAt } from "../problem";
import type { Content } from "../read-content";
import type { Site } from "../site";
import { pageOf, readableFiles, type SourceFile } from "../source-file";
import { suggestRemoval } from "../suggestions/suggest-removal";
import { nearest, quotedList } from "../suggestions/wording";
import { entriesOf, type Place, repeatsOf, textOf, textsAt, valueAt } from "../values";
import { checkFields, problemsIn } from "../walk-fields";
import { missingEntry } from "./references";

/** Finds links, menu entries and services whose page or anchor does not exist. html/html.ts checks the links in HTML. */
export function findLinkProblems(content: Content): Problem[] {
  const { site } = content;
  return [
    ...checkFields(content, ({ role, value, path, isWellFormed, isOptional }, file) => {
      if (!isWellFormed) return undefined;
      const page = pageOf(file);
      if (role === "target" || leadsToPage(file, path.at(-1)))
        return explainBrokenLink(value, page, site, suggestRemoval(file, path, isOptional));
      // The anchor of a block is on its page, so only links to anchors can be wrong.
      return role === "anchor" && page !== undefined ? missingAnchor(page, value, site) : undefined;
    }),
    ...readableFiles(content.files, "navigation").flatMap((file) => menuAnchorProblems(file, content)),
  ];
}

function leadsToPage({ collection }: SourceFile, field: PropertyKey | undefined): boolean {
  if (collection === "services") return field === "path";
  if (collection === "questions") return field === "to";
  return collection === "navigation" && (field === "id" || field === "path");
}

function menuAnchorProblems(file: SourceFile, { site }: Content): Problem[] {
  return textsAt(file.value, ["menu", "*", "scrollTo"]).flatMap(({ path, value }) => {
    const page = textOf(valueAt(file.value, path.slice(0, -1)), "id") ?? "";
    return problemsIn(file, path, missingAnchor(page, value, site));
  });
}

/**
 * Explains why a link is broken; undefined if it works, or if unreadable files leave that open.
 * @param page the path of the page with the link; undefined if the link can be on any page
 * @param remove how to remove the link, as the end of a sentence
 */
export function explainBrokenLink(target: string, page: string | undefined, site: Site, remove?: string) {
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
  if (site.pages.has(path) || site.concerns.has(path)) return undefined;
  const old = oldAddress(path, site);
  if (old !== undefined) return old;
  const isOfConcern = path.startsWith(`${concernsPage}/`);
  if (site.incomplete.has(isOfConcern ? "concerns" : "pages")) return undefined;
  return {
    cause: `no page ${path}`,
    found: `No page has the address "${path}".`,
    expected: `The address of a page: ${quotedList([...site.pages.keys()].sort())}.`,
    fix: missingPageFix(path, site, remove),
  };
}

/** Explains that an address only redirects; undefined if it doesn't. */
function oldAddress(address: string, { redirects }: Site): Message | undefined {
  const target = redirects.get(address);
  if (target === undefined) return undefined;
  return {
    cause: `old ${address}`,
    found: `"${address}" is an old address, which only redirects.`,
    expected: "The address of the page or section itself.",
    fix: `Write "${target}".`,
  };
}

function missingPageFix(path: string, site: Site, remove: string | undefined): string {
  const moved = [...site.pages].find(([, { file }]) => file.endsWith(`/${lastPart(path)}.json`));
  if (moved !== undefined) {
    const [now, { file }] = moved;
    return `${file} now has the address "${now}". Write "${now}" here, or "path": "${path}" there.`;
  }
  const meant = nearest(path, [...site.pages.keys(), ...site.concerns.keys()]);
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
function missingAnchor(path: string, anchor: string, site: Site): Message | undefined {
  const page = site.pages.get(path);
  if (page === undefined || site.incomplete.has("pages")) return undefined;
  if (!page.isComplete || page.anchors.includes(anchor)) return undefined;
  const old = oldAddress(`${path}#${anchor}`, site);
  if (old !== undefined) return old;
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

/** Finds pages that the menu has twice in one list. A section of a page is another place. */
export function findRepeatedMenuPages({ files }: Content): Problem[] {
  return readableFiles(files, "navigation").flatMap((file) => {
    const menu = entriesOf(valueAt(file.value, ["menu"]));
    const subLinks = menu.map((item, index) => textsAt(item, ["subLinks", "*", "path"], ["menu", index]));
    return [textsAt(file.value, ["menu", "*", "id"]), ...subLinks].flatMap((list) => {
      const section = ({ path, value }: Place<string>) =>
        `${value}#${textOf(valueAt(file.value, path.slice(0, -1)), "scrollTo") ?? ""}`;
      return repeatsOf(list, section).map(([{ path, value }, before]) =>
        problemAt(file, path, {
          found: `"${value}" is in this list twice.`,
          expected: `Each page once. The same is in ${describeLocation(file, before.path.slice(0, -1))}.`,
          fix: "Delete one of the two entries, or choose the page that this one is for.",
        }),
      );
    });
  });
}
