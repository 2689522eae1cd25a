import type { PageDigests } from "./content-digest";

/** What a build made other than the one before, in words: for each page, that it is new, has changed or is gone. */
export function describeChanges(before: PageDigests | undefined, after: PageDigests | undefined): string {
  if (after === undefined) return "There is no build to look at yet. Run: npm run build";
  if (before === undefined) return "This was the first build here, so there is nothing to compare it with.";
  const all = Object.keys(after);
  const parts = [
    listed(
      "New",
      all.filter((page) => before[page] === undefined),
    ),
    listed(
      "Changed",
      all.filter((page) => before[page] !== undefined && before[page] !== after[page]),
    ),
    listed(
      "Gone",
      Object.keys(before).filter((page) => after[page] === undefined),
    ),
  ].filter((part) => part !== "");
  const same = `No page differs from the build before; ${count(all.length)} looked at.`;
  return parts.length === 0 ? same : [...parts, `The site has ${count(all.length)}.`].join("\n\n");
}

function listed(what: string, pages: readonly string[]): string {
  return pages.length === 0 ? "" : [`${what} (${pages.length}):`, ...pages].join("\n  ");
}

function count(pages: number): string {
  return `${pages} page${pages === 1 ? "" : "s"}`;
}
