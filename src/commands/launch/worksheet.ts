import type { Clinic } from "../../content/clinic";
import type { Content } from "../../content-check/read-content";
import { hasMilestones, type MedicalText, medicalTexts } from "../../content-check/rules/before-launch";
import { readableFiles } from "../../content-check/source-file";
import { translatableFields } from "../../content-check/translations/translatable";
import { entriesOf, textOf, valueAt } from "../../content-check/values";
import { clinicFacts, interpolateFacts } from "../../gatsby/schema/clinic-facts";
import { escapeMarkup } from "../../shared/site/markup";

const style = `
  body { font: 11pt/1.45 sans-serif; max-inline-size: 45rem; margin: 2rem auto; padding-inline: 1rem; }
  article { break-inside: avoid-page; border-block-start: 2px solid; padding-block: 1rem; }
  h2, .sign { break-after: avoid; margin-block-end: 0; }
  dt { font-weight: bold; }
  dd { margin-inline-start: 1rem; }
  .sign { border: 1px solid; padding: 0.75rem; line-height: 2.4; break-inside: avoid; }
  .sources { font-size: 0.9em; overflow-wrap: anywhere; }
`;

/**
 * Returns a page to print for a clinician, in HTML: every text with medical advice that is not approved, with its sources and a
 * place to sign.
 */
export function worksheet(content: Content): string {
  const [clinic] = readableFiles(content.files, "clinic");
  const facts = clinicFacts(clinic?.value as Clinic);
  const open = medicalTexts(content).filter(({ isApproved }) => !isApproved);
  const articles = open.map((each) =>
    articleOf(each, content, (text) => interpolateFacts(text, facts, "html")),
  );
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Medical texts to approve</title>
<style>${style}</style>
<h1>Medical texts to approve</h1>
<p>${open.length} texts of the website give medical advice. Read each as families read it, write changes beside it, and sign where it is
right. The website then names you and the day.</p>
${articles.join("\n")}
</html>
`;
}

function articleOf(
  { file, path, name }: MedicalText,
  { files }: Content,
  inWords: (text: string) => string,
): string {
  const own = valueAt(file.value, path);
  const shown = hasMilestones(own) ? [file, ...readableFiles(files, "milestones")] : [file];
  const address = textOf(own, "path") ?? textOf(own, "file") ?? "";
  const texts = shown
    .flatMap(translatableFields)
    .filter((field) => path.every((key, index) => field.path[index] === key) && field.value !== address)
    .map(({ value, role, path: [...keys] }) => {
      const label = keys.filter((key) => typeof key === "string").at(-1);
      const markup = role === "html" ? value : escapeMarkup(value);
      // A story has the name of a child, too, which each family fills in.
      const text = role === "story" ? markup : inWords(markup);
      return `<dt>${escapeMarkup(String(label))}</dt><dd>${text}</dd>`;
    });
  const sources = entriesOf(valueAt(own, ["sources"])).map(
    (source) =>
      `<li>${escapeMarkup(textOf(source, "statement") ?? "")} ${escapeMarkup(textOf(source, "url") ?? "")}</li>`,
  );
  const title = textOf(own, "name") ?? textOf(own, "title") ?? name;
  const isPdf = file.collection === "documents";
  return `<article>
<h2>${escapeMarkup(title)}</h2>
<p>${escapeMarkup(address)}${isPdf ? ": print this PDF, and read it with this page." : ""}</p>
<dl>${texts.join("\n")}</dl>
<p><strong>Sources</strong></p>
<ul class="sources">${sources.join("\n") || "<li>None is named.</li>"}</ul>
<p class="sign">☐ Right as it is &emsp; ☐ Right with the changes I wrote<br>Name and degrees: ____________________ &emsp; Date: __________ &emsp; Signature: ____________________</p>
</article>`;
}
