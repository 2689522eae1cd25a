import { adminPath } from "../../shared/site/admin-paths";
import { repository } from "../host/names";
import type { SaveRecord } from "../saving/journal";
import { type SavedWords, savedWords } from "../saving/saved-words";
import { escaped, htmlPage } from "./page";

/** The most changes of one save that are listed. */
const most = 8;

/** The address of the list of saves. The editor's own link to its repository leads here. */
export const savesPath = `${adminPath}/${repository}`;

/**
 * The page with all saves, each with a button that takes it back.
 * @param token lets the buttons save
 * @param note what was just done, or why it was not
 */
export function savesPage(saves: readonly SaveRecord[], token: string, note = ""): string {
  const list = saves.map((save) => entry(save, token)).join("\n");
  return htmlPage(
    "Saves",
    "",
    `<main class="saves">
<p><a href="${adminPath}">Back to editing</a></p>
<h1>Saves</h1>
${note === "" ? "" : `<p role="status" class="note">${escaped(note)}</p>`}
<p>Everything that was saved on this computer, the newest first. To take a save back changes the website back to how it was
before that save; later saves of other things stay. You can take that back, too.</p>
${saves.length === 0 ? "<p>Nothing has been saved yet.</p>" : `<ol>${list}</ol>`}
</main>`,
  );
}

function entry({ id, time, title, who, files }: SaveRecord, token: string): string {
  const words = files.flatMap(savedWords);
  const here = new Date(time).toLocaleString("en-US", { dateStyle: "full", timeStyle: "medium" });
  return `<li id="save-${id}">
<h2>${escaped(title)}</h2>
<p><time datetime="${time}">${here}</time>${who === undefined ? "" : `, ${escaped(who)}`}</p>
${words.length === 0 ? "" : `<dl>${words.slice(0, most).map(change).join("")}</dl>`}
${words.length > most ? `<p>And ${words.length - most} more places.</p>` : ""}
<form method="post" action="${savesPath}/commit/${id}">
<input type="hidden" name="token" value="${token}">
<button aria-describedby="save-${id}">Take this back</button>
</form>
</li>`;
}

function change({ place, before, after }: SavedWords): string {
  const was = before === "" ? "" : `<dd><span>Before:</span> <del>${escaped(before)}</del></dd>`;
  const is = after === "" ? "<dd>Removed</dd>" : `<dd><span>After:</span> <ins>${escaped(after)}</ins></dd>`;
  return `<dt>${escaped(place)}</dt>${was}${is}`;
}
