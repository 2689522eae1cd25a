import type { PageDigests } from "../../gatsby/changes/content-digest";
import type { BuildHistory } from "../../gatsby/changes/record";

const failure =
  "The last build failed or was stopped, so this is about the two builds before it. Run: npm run build\n\n";

/**
 * Lists what the last build made that differs from the build before, as text for an editor: pages of the content one by
 * one, and the redirects, the not-found page and the offline page together.
 */
export function describeChanges({ before, after, hasFailed }: BuildHistory): string {
  if (after === undefined)
    return hasFailed
      ? "The first build failed or was stopped. Run: npm run build"
      : "There is no build to look at yet. Run: npm run build";
  const notice = hasFailed ? failure : "";
  if (before === undefined)
    return `${notice}This was the first build here, so there is nothing to compare it with.`;
  const pages = differences(before.pages, after.pages);
  const others = Object.values(differences(before.others, after.others)).flat().sort();
  const parts = [
    listed("New", pages.added),
    listed("Changed", pages.changed),
    listed("Gone", pages.removed),
    listed("Redirects and pages for errors", others),
  ].filter((part) => part !== "");
  const total = count(Object.keys(after.pages).length);
  if (parts.length === 0) return `${notice}No page differs from the build before. The site has ${total}.`;
  return notice + [...parts, `The site has ${total}.`].join("\n\n");
}

function differences(before: PageDigests, after: PageDigests) {
  const all = Object.keys(after);
  return {
    added: all.filter((page) => before[page] === undefined),
    changed: all.filter((page) => before[page] !== undefined && before[page] !== after[page]),
    removed: Object.keys(before).filter((page) => after[page] === undefined),
  };
}

function listed(what: string, pages: readonly string[]): string {
  return pages.length === 0 ? "" : [`${what} (${pages.length}):`, ...pages].join("\n  ");
}

function count(pages: number): string {
  return `${pages} page${pages === 1 ? "" : "s"}`;
}
