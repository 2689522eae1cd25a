import { redirect } from "../../content/entities";
import type { Message, Problem } from "../problem";
import type { Content } from "../read-content";
import type { PageAnchors, Site } from "../site";
import { validEntriesOf } from "../source-file";
import { translatedPages } from "../translations/list-translations";
import { pairsOf } from "../translations/translatable";
import { problemsIn } from "../walk-fields";
import { explainBrokenLink, missingPage } from "./links";

/** Finds redirects from a page or a section that is still there, or not directly to a page or a section. */
export function findRedirectProblems(content: Content): Problem[] {
  const site = siteInAllLanguages(content);
  return validEntriesOf(content.files, "redirects", redirect).flatMap(
    ({ file, path, entry: { from, to } }) => [
      ...problemsIn(file, [...path, "from"], wrongSource(from, site, content.site)),
      ...problemsIn(file, [...path, "to"], wrongTarget(from, to, site)),
    ],
  );
}

/** What redirects can lead to: links cannot lead to a translated page or concern, redirects can. */
function siteInAllLanguages({ site, translations }: Content): Site {
  const translated = translatedPages({ translations }).map(({ path, file }): [string, PageAnchors] => [
    path,
    { file, anchors: [], isComplete: false },
  ]);
  const addresses = translations.flatMap(({ name, value }) =>
    pairsOf(value).flatMap(({ english, text }): [string, string][] =>
      site.concerns.has(english) ? [[text, name]] : [],
    ),
  );
  const areReadable = translations.every(({ readable }) => readable);
  return {
    ...site,
    pages: new Map([...translated, ...site.pages]),
    concerns: new Map([...addresses, ...site.concerns]),
    incomplete: areReadable ? site.incomplete : new Set([...site.incomplete, "pages" as const]),
  };
}

/** @param english the site without the pages of other languages, whose sections follow the English ones */
function wrongSource(from: string, site: Site, english: Site): Message | undefined {
  const file = site.pages.get(from)?.file ?? site.concerns.get(from);
  if (file !== undefined) return sourceIsPage(from, file, site.concerns.has(from));
  const [path = "", anchor] = from.split("#");
  if (anchor === undefined) return undefined;
  const old = english.pages.get(path);
  if (!old?.anchors.includes(anchor)) return missingPage(path, english, "delete this entry.");
  return {
    found: `The page "${path}" still has the section "${anchor}", so visitors would not be redirected.`,
    expected: "The old address of a section that is not on that page anymore.",
    fix: `Delete this entry. Or, if the section has moved, delete it from ${old.file}.`,
  };
}

const sourceIsPage = (from: string, file: string, isConcern: boolean): Message => ({
  found: `"${from}" is the address of a page (${file}), which visitors could no longer open.`,
  expected: "An old address that no page has anymore.",
  fix: `Delete this entry. Or, if that page is no longer needed, delete its ${isConcern ? "entry in data/concerns.json" : "file"} instead.`,
});

function wrongTarget(from: string, to: string, site: Site): Message | undefined {
  if (!site.redirects.has(to) || isPage(to, site))
    return explainBrokenLink(to, undefined, site, "delete this entry.");
  const chain = chainFrom(to, site);
  const end = chain.at(-1) ?? to;
  const isLoop = site.redirects.has(end) && !isPage(end, site);
  return {
    ...(isLoop && { cause: `loop ${[...chain].sort().join()}` }),
    found: isLoop
      ? to === from
        ? `"${from}" redirects to itself.`
        : `"${from}" redirects to "${to}", which leads in a circle.`
      : `"${to}" is itself an old address.`,
    expected: "The address of a page, not another old address.",
    fix: isLoop
      ? `Write the address of the page that replaces "${from}". If no page replaces it, delete this entry.`
      : `Write "${end}".`,
  };
}

const isPage = (path: string, { pages, concerns }: Site): boolean => pages.has(path) || concerns.has(path);

/** Follows redirects from an old path, and returns the paths in order, each once. */
function chainFrom(start: string, { redirects }: Site): string[] {
  const passed = [start];
  let next = redirects.get(start);
  while (next !== undefined && !passed.includes(next)) {
    passed.push(next);
    next = redirects.get(next);
  }
  return passed;
}
