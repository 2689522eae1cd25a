import { deferredScriptLoader } from "./deferred-script-loader";

const pathScript = /<script id="gatsby-script-loader">.*?<\/script>/s;
/** Gatsby finds by these comments where to write its scripts anew, so they stay. */
const scripts = /(<!-- slice-start id="(_gatsby-scripts[^"]*)" -->)(.*?)(<!-- slice-end id="\2" -->)/s;
const compilation = /window\.___webpackCompilationHash="([^"]+)"/;
const tag = /<script src="[^"]+"[^>]*><\/script>/g;

/**
 * A page whose scripts lie still until the loader starts them; pages that are so already, or have none of Gatsby's
 * scripts, as they are. Gatsby's inline scripts, which differ from page to page, are gone.
 * @throws when Gatsby writes its scripts in another way than this pass knows
 */
export function deferScripts(html: string): string {
  return html.replace(pathScript, "").replace(scripts, (all, start, _, inside: string, end) => {
    if (inside.includes('<template id="late-scripts"')) return all;
    const hash = compilation.exec(inside)?.[1];
    const tags = inside.match(tag);
    if (!hash || !tags) throw new Error("Gatsby's script tags are not where they were: see late-scripts.ts.");
    const template = `<template id="late-scripts" data-compilation="${hash}">${tags.join("")}</template>`;
    return `${start}${template}<script>${deferredScriptLoader}</script>${end}`;
  });
}
