import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";
import { adminPath } from "../../shared/site/admin-paths";

const cdn = "https://cdn.jsdelivr.net/fontsource/fonts";

/** Added to an expression of the editor: the words of a text, for the line that names a folded entry. */
const withoutTags = ".replace(/<[^>]*>/g,` `).trim()";

/**
 * What the editor says that would mislead someone at a front desk, what it would ask others for, which fields hold
 * pictures, that nobody could zoom, which drafts it keeps, and the tags in the lines that name folded entries, each with ours.
 */
const replacements: readonly (readonly [theirs: string, ours: string])[] = [
  [
    "There was an error while saving the entry. Please try again later.",
    "This was not saved. Your changes are still here: fix what follows, and save again.",
  ],
  ["saving_entry:{error:{title:`Error`", "saving_entry:{error:{title:`Not saved`"],
  [
    "This entry has been changed in the repository after you opened it.",
    "Somebody else has changed this since you opened it. Your changes are still here.",
  ],
  [
    "If you save now, their changes will be lost.",
    "If you save now, yours replace theirs. Theirs are kept, and can be brought back.",
  ],
  ["Restore Draft", "Words that were not saved"],
  [
    "This entry has a backup from {$datetime}. Do you want to restore the edited draft?",
    "You left this form without saving what you wrote until {$datetime}. Do you want it back? If somebody else has saved this form since then, saving yours replaces theirs.",
  ],
  ["Draft backup saved.", "What you wrote is kept in this browser. It is not saved yet."],
  ["Draft backup restored.", "What you wrote is back. It is not saved yet."],
  ["Draft backup deleted.", "What you wrote was thrown away."],
  // The editor would throw a draft away without a word when its configuration has changed, as after each new page.
  ["n.cmsConfigVersion===PW.current?n:", "n?n:"],
  // The editor asks the status pages of GitHub and GitLab, which belong to someone else. An empty answer says nothing.
  ["https://www.githubstatus.com/api/v2/status.json", "data:application/json,{}"],
  ["https://status-api.hostedstatus.com/1.0/status/5b36dc6502d06804c08349f7", "data:application/json,{}"],
  [`${cdn}/source-sans-3:vf@5.3.0/latin-wght-normal.woff2`, font("source-sans-3-latin-wght-normal-BqRLTx4X")],
  [`${cdn}/noto-mono@5.3.0/latin-400-normal.woff2`, font("noto-mono-latin-400-normal-DiC8lJru")],
  [
    `${cdn}/material-symbols-outlined:vf@5.3.7/latin-wght-normal.woff2`,
    font("material-symbols-outlined-latin-wght-normal-_Z1IJPLg"),
  ],
  ["[`file`,`image`]", "[`file`,`image`,`picture`,`pdf`]"],
  ["String(l??``)},HL=", `String(l??\`\`)${withoutTags}},HL=`],
  ["if(!o)return s?r[u]:", `if(!o)return s?String(r[u]??\`\`)${withoutTags}:`],
  // Everybody can make the page larger with two fingers.
  ["`initial-scale=1`,`maximum-scale=1`", "`initial-scale=1`"],
];

function font(name: string): string {
  return `${adminPath}/files/assets/${name}.woff2`;
}

/**
 * Replaces sentences in the editor's own code while it is bundled.
 * @throws Error when a sentence is not there any more, as after an update of the editor
 */
export function withOwnWords(code: string): string {
  return replacements.reduce((text, [theirs, ours]) => {
    if (!text.includes(theirs)) throw new Error(`The editor does not say "${theirs}" any more.`);
    return text.replaceAll(theirs, ours);
  }, code);
}

/** The same for esbuild. */
export const ownWords: Plugin = {
  name: "own-words",
  setup(build) {
    build.onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => ({
      contents: withOwnWords(readFileSync(path, "utf8")),
      loader: "js",
    }));
  },
};
