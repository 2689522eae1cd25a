import type { CollectionFile, Field, FileCollection } from "@sveltia/cms";
import { html } from "../../content/fields";
import { translation } from "../../content/languages";
import { fieldForm, type Offers } from "../forms/field-form";
import { metaOf } from "../forms/words";
import type { PairState, TranslatedFile, TranslatedLanguage } from "./translated-files";

const { shape } = translation;
const pair = shape.texts.element.shape;

/** The forms of a language: one for each page and list, whether someone has begun to translate it or not. */
export function languageForms({ code, name, files }: TranslatedLanguage, offers: Offers): FileCollection {
  return {
    name: `language-${code}`,
    label: name,
    icon: "translate",
    files: files.map((file) => fileForm(file, offers)),
  };
}

function fileForm({ path, isNew, label, isPage, value }: TranslatedFile, offers: Offers): CollectionFile {
  const { texts } = value;
  const open = texts.filter(({ text }) => text.trim() === "").length;
  const older = texts.filter(({ older = false }) => older).length;
  const marks = [...(open > 0 ? [`${open} not translated`] : []), ...(older > 0 ? [`${older} older`] : [])];
  const use = (name: keyof typeof shape): Field => {
    const field = fieldForm(name, shape[name], offers);
    // A git host has no file yet that the editor could read.
    return isNew && name in value ? ({ ...field, default: value[name] } as Field) : field;
  };
  return {
    name: path.replace(/^data\/|\.[^./]+\.json$/g, "").replace("/", "-"),
    label: [label, ...marks].join(" · "),
    file: path,
    format: "json",
    fields: [
      use("$schema"),
      ...(isPage ? [use("path"), use("website")] : []),
      pairsForm(use("texts"), offers),
      use("approved"),
    ],
  };
}

/** The list of texts. None is added, removed or moved here: it follows the English file. */
function pairsForm(list: Field, offers: Offers): Field {
  return {
    ...list,
    widget: "list",
    required: false,
    collapsed: false,
    allow_add: false,
    allow_remove: false,
    allow_duplicate: false,
    allow_reorder: false,
    field: undefined,
    fields: undefined,
    summary: undefined,
    typeKey: "kind",
    types: (["current", "missing", "older"] as const).flatMap((state) => [
      pairForm(state, false, offers),
      pairForm(state, true, offers),
    ]),
  } as Field;
}

/** What is above a pair. */
const labels: Readonly<Record<PairState, string>> = {
  current: "Text",
  missing: "Not translated yet",
  older: "Older than the English text",
};

function pairForm(state: PairState, isFormatted: boolean, offers: Offers) {
  const text = (name: string, label: string, isReadOnly: boolean): Field => ({
    ...(isFormatted ? fieldForm(name, html(""), offers) : { name, widget: "text" }),
    name,
    label,
    hint: undefined,
    required: false,
    readonly: isReadOnly,
  });
  const english = text("english", "English", true);
  const translated = text("text", metaOf(pair.text).formLabel ?? "text", false);
  return {
    name: isFormatted ? `${state}-formatted` : state,
    label: labels[state],
    widget: "object" as const,
    summary: "{{english}}",
    fields:
      state === "older"
        ? [text("was", "English when it was translated", true), english, translated, olderField]
        : [english, translated],
  };
}

/** The mark that someone removes. */
const olderField: Field = {
  name: "older",
  label: "The translation is older than the English text",
  hint: "Switch it off when the translation fits the English text as it is now.",
  widget: "boolean",
  required: false,
};
