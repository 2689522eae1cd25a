import type { Fault, Words } from "./fault";
import { faultAt } from "./fault-at";
import type { Content } from "./read-content";
import { entriesOf, textOf, valueAt } from "./values";

/** Concerns that name nobody to turn to, and those that a worry finder shows twice or none shows at all. */
export function findConcernFaults({ files, site }: Content): Fault[] {
  const shown = new Set<string>();
  const twice = files
    .filter(({ collection }) => collection === "pages")
    .flatMap((file) =>
      entriesOf(valueAt(file.value, ["blocks"])).flatMap((block, blockIndex) =>
        entriesOf(valueAt(block, ["areas"])).flatMap((area, areaIndex) =>
          entriesOf(valueAt(area, ["concerns"])).flatMap((id, index) => {
            const isRepeated = shown.has(String(id));
            shown.add(String(id));
            const path = ["blocks", blockIndex, "areas", areaIndex, "concerns", index];
            return isRepeated ? [faultAt(file, path, shownTwice(String(id)))] : [];
          }),
        ),
      ),
    );
  const alone = files
    .filter(({ collection, readable }) => collection === "concerns" && readable)
    .flatMap((file) =>
      entriesOf(file.value).flatMap((concern, index) => {
        const id = textOf(concern, "id") ?? "";
        const hasHelp = textOf(concern, "first") ?? textOf(concern, "service");
        const isShown = shown.has(id) || site.incomplete.has("pages");
        return [
          ...(hasHelp ? [] : [faultAt(file, [index], nobody)]),
          ...(isShown ? [] : [faultAt(file, [index, "id"], shownNowhere(id))]),
        ];
      }),
    );
  return [...twice, ...alone];
}

const nobody: Words = {
  found: "This concern leads to nobody.",
  expected: 'A concern has a "service" that looks at it, or a "first": whom to call before anyone else.',
  mend: 'Add "service" and an id from data/services.json.',
};

function shownTwice(id: string): Words {
  return {
    found: `The concern "${id}" is shown twice.`,
    expected: "Each concern stands in one area, and there once.",
    mend: "Remove one of the two.",
  };
}

function shownNowhere(id: string): Words {
  return {
    found: `No page shows the concern "${id}".`,
    expected: 'Each concern stands in an area of the block "worry-finder" in data/pages/services.json.',
    mend: `Add "${id}" to the list of one of its areas.`,
  };
}
