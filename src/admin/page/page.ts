import type { CmsConfig } from "@sveltia/cms";
import { anyBlock } from "../../content/blocks";
import { adminPath } from "../../shared/site/admin-paths";
import { metaOf } from "../forms/words";
import { repository } from "../host/names";
import type { LanguageRead } from "../web/new-problems";
import { takeChoices } from "./shared-choices";

/** A page of /admin: its title, and what is in it. */
export function htmlPage(title: string, head: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${adminPath}/files/admin.css">
${head}
</head>
<body>${body}</body>
</html>
`;
}

/** What the page with the editor needs in one of its two places. */
type PlaceOfEditor =
  /** On this computer: the token lets it save. */
  | { readonly token: string }
  /** On the web, where people sign in at a git host: the pictures that have a small copy, and the languages. */
  | { readonly thumbnails: readonly string[]; readonly languages: readonly LanguageRead[] };

/** The page with the editor, which gets its configuration. */
export function editorPage(config: CmsConfig, place: PlaceOfEditor): string {
  // The text is in a script element, so the sign that would end it is written as an escape of JSON.
  const start = JSON.stringify({ ...takeChoices(config), ...place, looks: blockLooks() }).replaceAll(
    "<",
    "\\u003c",
  );
  return htmlPage(
    "Edit the website",
    `<script type="application/json" id="admin">${start}</script>
<script type="module" src="${adminPath}/files/main.js"></script>`,
    "token" in place ? deskBody : webBody,
  );
}

/** What is there until the editor runs. A browser that cannot run it would show an empty page. */
const waiting = `<p class="note" id="waiting">The forms are loading. If nothing else appears within a minute, this browser cannot show
them. Use a current Chrome, Edge, Firefox or Safari.</p>`;

// The editor opens links in a new tab, but sees only clicks on the link element itself.
const webBody = `<nav class="bar" aria-label="Website">
<h1 class="visually-hidden">Edit the website</h1>
<a href="/" target="website"><span>See the website</span></a>
</nav>
${waiting}
<div id="nc-root"></div>`;

/** What the frame with the page beside the form is called. */
const besideTitle = "The page, as visitors see it";

const deskBody = `<nav class="bar" aria-label="Website">
<h1 class="visually-hidden">Edit the website</h1>
<button type="button" aria-controls="beside" aria-expanded="false">Page beside the form</button>
<a href="/" target="website"><span>See the page in its own tab</span></a>
<a href="${adminPath}/${repository}"><span>Saves, and how to take one back</span></a>
<a href="${adminPath}/looks" target="looks"><span>What the blocks look like</span></a>
<button type="button" data-closes="today">Closed today</button>
<button type="button" data-closes="tomorrow">Closed tomorrow</button>
<p id="said" role="status"></p>
</nav>
${waiting}
<section id="to-fix" class="to-fix" aria-labelledby="to-fix-title" hidden>
<h2 id="to-fix-title">This has to be fixed before it can be saved</h2>
<ol></ol>
</section>
<div class="desk">
<div id="nc-root"></div>
<section id="beside" class="beside" aria-label="${besideTitle}" hidden>
<iframe title="${besideTitle}"></iframe>
</section>
</div>`;

/** Makes a text safe to be put into HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A kind of block as editors see it in a list. */
export interface BlockLook {
  readonly kind: string;
  readonly label: string;
  readonly description: string;
  /** The address of a small picture of what it looks like. */
  readonly picture: string;
}

/** Every kind of block, in the order in which the forms list them. */
export function blockLooks(): BlockLook[] {
  return anyBlock.options.map((option) => {
    const kind = option.shape.kind.value;
    const { formLabel = kind, description = "" } = metaOf(option);
    return { kind, label: formLabel, description, picture: `${adminPath}/files/looks/${kind}.webp` };
  });
}

/** The address of the page with a picture of each kind of block. */
export const looksPath = `${adminPath}/looks`;

/** The page with a picture of each kind of block. */
export function looksPage(): string {
  return htmlPage(
    "What the blocks look like",
    "",
    `<main class="looks">
<p><a href="${adminPath}">Back to editing</a></p>
<h1>What the blocks look like</h1>
<p>A page is a list of blocks. These are all of them, each as it looks on one of our pages.</p>
<ul>${blockLooks().map(entry).join("\n")}</ul>
</main>`,
  );
}

function entry({ label, description, picture }: BlockLook): string {
  return `<li>
<h2>${escaped(label)}</h2>
<p>${escaped(description)}</p>
<img src="${picture}" alt="" width="480" height="300" loading="lazy">
</li>`;
}
