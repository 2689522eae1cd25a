const pathScript = /<script id="gatsby-script-loader">.*?<\/script>/s;
/** The comments stay, because Gatsby looks for them when it updates the scripts of an existing page. */
const scripts = /(<!-- slice-start id="(_gatsby-scripts[^"]*)" -->)(.*?)(<!-- slice-end id="\2" -->)/s;
const compilation = /window\.___webpackCompilationHash="([^"]+)"/;
const tag = /<script src="[^"]+"[^>]*><\/script>/g;

/**
 * Moves Gatsby's script tags into a template, from which src/elements/app/ starts them when the visitor turns to a
 * part that needs them, and removes Gatsby's inline scripts, which differ from page to page. Idempotent; pages without Gatsby's scripts are
 * unchanged.
 * @throws when Gatsby's markup is not in the expected form
 */
export function deferScripts(html: string): string {
  return html.replace(pathScript, "").replace(scripts, (all, start, _, inside: string, end) => {
    if (inside.includes('<template id="late-scripts"')) return all;
    const hash = compilation.exec(inside)?.[1];
    const tags = inside.match(tag);
    if (!hash || !tags) throw new Error("Gatsby's script tags have changed: see defer-scripts.ts.");
    return `${start}<template id="late-scripts" data-compilation="${hash}">${tags.join("")}</template>${end}`;
  });
}
