import { z } from "zod";
import { translation } from "../../content/languages";
import type { FieldPath } from "../../content-check/source-file";
import { valueAt } from "../../content-check/values";
import { mergeText } from "../saving/without-additions";

/** What a form sends of a pair; see `FormPair`. */
const sentPair = z.object({
  english: z.string(),
  was: z.string().optional(),
  text: z.string().nullish(),
  older: z.boolean().optional(),
});

const sentForm = z.looseObject({ texts: z.array(sentPair) });
const pairsInFile = z.object({ texts: z.array(z.looseObject({ english: z.string(), text: z.string() })) });

/**
 * Writes what the form of a translation sends into its file: a changed translation is one changed line. What the form does not
 * show stays, and a text that is still not translated is not added.
 * @param before the text of the file; undefined for a new one
 */
export function mergeTranslation(path: string, before: string | undefined, sent: string): string {
  const form = sentForm.parse(JSON.parse(sent));
  const texts = [...(before === undefined ? [] : pairsInFile.parse(JSON.parse(before)).texts)];
  let at = -1;
  for (const pair of form.texts) {
    // The box for a text can have several lines; texts of the website have none.
    const text = (pair.text ?? "").replace(/\s*\n\s*/g, " ");
    const index = texts.findIndex(({ english }) => english === keyOf(pair));
    const isNew = index < 0;
    if (isNew && text.trim() === "") continue;
    at = isNew ? at + 1 : index;
    const english = pair.older === false ? pair.english : keyOf(pair);
    texts.splice(at, isNew ? 0 : 1, { ...texts[index], english, text });
  }
  return mergeText(translation, before, JSON.stringify({ ...form, texts }), path);
}

/** The English text by which the file knows a pair. */
function keyOf({ was, english }: z.infer<typeof sentPair>): string {
  return was ?? english;
}

/**
 * Returns where the form shows a value of the file: it has texts between those of the file that are not translated yet.
 * @param file the file, as it would be saved
 * @param form what the form was made from
 */
export function pathInForm(path: FieldPath, file: unknown, form: unknown): FieldPath {
  const [list, index, ...rest] = path;
  const english = valueAt(file, ["texts", index ?? "", "english"]);
  const { data } = sentForm.safeParse(form);
  const shown = data?.texts.findIndex((pair) => pair.english === english || keyOf(pair) === english) ?? -1;
  return list === "texts" && shown >= 0 ? [list, shown, ...rest] : path;
}
