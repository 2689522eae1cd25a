import { redirect } from "../../content/entities";
import type { Message, Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import type { Site } from "../site";
import { entriesOf, textOf } from "../values";
import { missingPage } from "./link-targets";

/** Old addresses that are pages, or that do not lead straight to a page. */
export function findRedirectProblems({ files, site }: Content): Problem[] {
  return files
    .filter(({ collection, readable }) => collection === "redirects" && readable)
    .flatMap((file) =>
      entriesOf(file.value).flatMap((entry, index) => {
        const from = textOf(entry, "from") ?? "";
        const to = textOf(entry, "to") ?? "";
        const source = site.pages.has(from)
          ? [problemAt(file, [index, "from"], pageInTheWay(from, site))]
          : [];
        const words = redirect.shape.to.safeParse(to).success ? wrongTarget(from, to, site) : undefined;
        return words === undefined ? source : [...source, problemAt(file, [index, "to"], words)];
      }),
    );
}

function pageInTheWay(from: string, site: Site): Message {
  return {
    found: `"${from}" is the address of a page (${site.pages.get(from)?.file}), so nobody would be redirected.`,
    expected: "An old address that no page has any more.",
    fix: "Delete this entry. If the page is the one that is no longer needed, delete its file instead.",
  };
}

function wrongTarget(from: string, to: string, site: Site): Message | undefined {
  if (!site.redirects.has(to) || site.pages.has(to)) return missingPage(to, site, "delete this entry.");
  const chain = chainFrom(to, site);
  const end = chain.at(-1) ?? to;
  const isLoop = site.redirects.has(end) && !site.pages.has(end);
  return {
    ...(isLoop && { cause: `loop ${[...chain].sort().join()}` }),
    found: isLoop
      ? to === from
        ? `"${from}" leads back to itself.`
        : `"${from}" and "${to}" lead to each other in a circle.`
      : `"${to}" is itself an old address.`,
    expected: "An old address leads straight to a page.",
    fix: isLoop
      ? `Write the page that took the place of "${from}", such as "to": "/". If it needs none, delete this entry.`
      : `Write "${end}".`,
  };
}

/** The addresses to which an old one leads, one after the other, each once. */
function chainFrom(start: string, { redirects }: Site): string[] {
  const passed = new Set<string>();
  for (
    let next: string | undefined = start;
    next !== undefined && !passed.has(next);
    next = redirects.get(next)
  ) {
    passed.add(next);
  }
  return [...passed];
}
