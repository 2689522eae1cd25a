declare global {
  interface Window {
    /** What Gatsby's scripts read. */
    pagePath?: string;
    ___chunkMapping?: Readonly<Record<string, readonly string[]>>;
    /** Hash of the build that this document's scripts are from. */
    ___webpackCompilationHash?: string;
  }
}

let hasStarted = false;

/**
 * Starts React and Gatsby: loads their scripts, and the page's own scripts and data, which the build has put into
 * templates: src/gatsby/html/defer-scripts.ts and late-files.ts. Does nothing the second time.
 * @param part the part that the visitor turned to; files of other parts are left out
 * @returns whether this call started them
 */
export function startApp(part?: HTMLElement): boolean {
  const template = document.getElementById("late-scripts");
  if (hasStarted || !(template instanceof HTMLTemplateElement)) return false;
  hasStarted = true;
  window.pagePath = location.pathname.replace(/\/(index\.html)?$/, "") || "/";
  // Only Gatsby's `Link` uses it to prefetch pages, and this site has none.
  window.___chunkMapping = {};
  if (template.dataset.compilation) window.___webpackCompilationHash = template.dataset.compilation;
  const files = document.getElementById("late-files");
  for (const late of [template, files])
    if (late instanceof HTMLTemplateElement)
      for (const tag of document.importNode(late.content, true).querySelectorAll<HTMLElement>("*"))
        if (!tag.dataset.for || tag.dataset.for === part?.dataset.late) document.body.append(tag);
  return true;
}
