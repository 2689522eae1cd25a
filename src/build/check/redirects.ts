import type { Fault, Words } from "./fault";
import { faultAt } from "./fault-at";
import type { Content } from "./read-content";
import type { Site } from "./site";
import { missingPage } from "./targets";
import { entriesOf, textOf } from "./values";

/** Old addresses that are pages, or that do not lead straight to a page. */
export function findRedirectFaults({ files, site }: Content): Fault[] {
  return files
    .filter(({ collection, readable }) => collection === "redirects" && readable)
    .flatMap((file) =>
      entriesOf(file.value).flatMap((entry, index) => {
        const from = textOf(entry, "from") ?? "";
        const to = textOf(entry, "to") ?? "";
        const source = site.pages.has(from) ? [faultAt(file, [index, "from"], pageInTheWay(from))] : [];
        const words = to === "" ? undefined : wrongTarget(from, to, site);
        return words === undefined ? source : [...source, faultAt(file, [index, "to"], words)];
      }),
    );
}

function pageInTheWay(from: string): Words {
  return {
    found: `"${from}" is the address of a page.`,
    expected: "An old address at which there is no page any more.",
    mend: "Remove this entry, or give the page another path.",
  };
}

function wrongTarget(from: string, to: string, site: Site): Words | undefined {
  if (!site.redirects.has(to) || site.pages.has(to)) return missingPage(to, site);
  const isLoop = leadsBack(from, site);
  return {
    found: isLoop ? `"${from}" leads back to itself.` : `"${to}" is itself an old address.`,
    expected: "An old address leads straight to a page.",
    mend: isLoop ? "Write the address of a page." : `Write "${site.redirects.get(to)}".`,
  };
}

/** Whether following the old addresses from here comes back to here. */
function leadsBack(from: string, { redirects }: Site): boolean {
  const passed = new Set<string>();
  for (let next = redirects.get(from); next !== undefined && !passed.has(next); next = redirects.get(next)) {
    if (next === from) return true;
    passed.add(next);
  }
  return false;
}
