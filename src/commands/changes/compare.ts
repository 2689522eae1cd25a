import type { BuildHistory, PageDigests } from "../../gatsby/changes/record";

const failure =
  "The last build failed or was stopped, so this list compares the two builds before it. Run: npm run build\n\n";

/**
 * Lists for editors how the last build differs from the one before: the pages of the content by kind of change, and the
 * redirects, the not-found page and the offline page in one group.
 */
export function describeChanges({ before, after, hasFailed }: BuildHistory): string {
  if (after === undefined)
    return hasFailed
      ? "The first build failed or was stopped. Run: npm run build"
      : "There is no build yet. Run: npm run build";
  const notice = hasFailed ? failure : "";
  if (before === undefined)
    return `${notice}This was the first build here, so there is nothing to compare it to.`;
  const pages = differences(before.pages, after.pages);
  const others = Object.values(differences(before.others, after.others)).flat().sort();
  const parts = [
    listed("New", pages.added),
    listed("Changed", pages.changed),
    listed("Removed", pages.removed),
    listed("Redirects and error pages", others),
  ].filter((part) => part !== "");
  const { length } = Object.keys(after.pages);
  const total = `${length} page${length === 1 ? "" : "s"}`;
  if (parts.length === 0)
    return `${notice}No page has changed since the build before. The website has ${total}.`;
  return notice + [...parts, `The website has ${total}.`].join("\n\n");
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
