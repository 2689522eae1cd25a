import type { Comparison, Folders } from "./compare-folders";
import { describeFile } from "./screenshot-file";

/** Lists the pages that differ, for the terminal. */
export function textReport(reference: string, results: readonly Comparison[]): string {
  const pages = new Map<string, string[]>();
  for (const { file, change } of changedOf(results)) {
    const { route, look } = describeFile(file);
    pages.set(route, [...(pages.get(route) ?? []), `${look}: ${inWords(change)}`]);
  }
  const lines = Array.from(pages, ([route, changes]) => `  ${route} (${changes.join("; ")})`);
  return [headline(reference, results), ...lines].join("\n");
}

/** A page that shows each screenshot before, after and with its changed pixels in red; what changed most comes first. */
export function htmlReport(reference: string, results: readonly Comparison[], folders: Folders): string {
  const title = headline(reference, results);
  const unchanged = results.filter(({ change }) => change === 0).map(({ file }) => nameOf(file));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>
body { margin: 24px; background: #777; color: #fff; font: 16px/1.5 sans-serif }
section { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0 16px; align-items: start }
h2 { grid-column: 1 / -1; margin: 32px 0 8px; font-size: 20px }
figure { margin: 0 }
img { width: 100% }
</style>
<h1>${title}</h1>
${changedOf(results)
  .map((result) => sectionOf(result, folders))
  .join("\n")}
<h2>Unchanged</h2>
<p>${unchanged.join("; ") || "None."}</p>
</html>
`;
}

function sectionOf({ file, change }: Comparison, { before, after, difference }: Folders): string {
  const shown = { new: [after], removed: [before], number: [before, after, difference] };
  const figures = shown[typeof change === "number" ? "number" : change].map((folder) => {
    const picture = `${folder}/${file}`;
    const image = `<a href="${picture}"><img loading="lazy" src="${picture}" alt=""></a>`;
    return `<figure><figcaption>${folder}</figcaption>${image}</figure>`;
  });
  return `<section><h2>${nameOf(file)}: ${inWords(change)}</h2>${figures.join("")}</section>`;
}

function headline(reference: string, results: readonly Comparison[]): string {
  const changed = changedOf(results).length;
  if (changed === 0) return `All ${results.length} screenshots are the same as at ${reference}.`;
  return `${changed} of ${results.length} screenshots differ from ${reference}.`;
}

/** What differs: new and removed pages first, then the others by changed pixels. */
function changedOf(results: readonly Comparison[]): Comparison[] {
  const weightOf = ({ change }: Comparison) =>
    typeof change === "number" ? change : Number.MAX_SAFE_INTEGER;
  return results.filter(({ change }) => change !== 0).sort((one, other) => weightOf(other) - weightOf(one));
}

function nameOf(file: string): string {
  const { route, look } = describeFile(file);
  return `${route}, ${look}`;
}

function inWords(change: Comparison["change"]): string {
  if (typeof change === "string") return change;
  return `${change.toLocaleString("en-US")} pixel${change === 1 ? "" : "s"} changed`;
}
