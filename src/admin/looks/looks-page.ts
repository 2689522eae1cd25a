import { adminPath } from "../../shared/site/admin-paths";
import { escaped, htmlPage } from "../page/page";
import { type BlockLook, blockLooks } from "./block-looks";

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
