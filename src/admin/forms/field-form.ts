import type { Field } from "@sveltia/cms";
import { z } from "zod";
import { collectionOfEntity, type collections, entities } from "../../content/collections";
import type { EntityName } from "../../content/field-roles";
import { target } from "../../content/fields";
import { type Choice, type RichTextOptions, richTextWidget } from "../rich-text/options";
import { limitsOf } from "./limits";
import { asMarkdown, inWords, metaOf, nameFieldOf, summaryOf, thumbnailOf } from "./words";

/** What the forms offer to pick from, beyond what the descriptions say. */
export interface Offers {
  /** Where a link can lead. */
  readonly links: readonly Choice[];
  /** The pages in other languages. Links lead to them by themselves. */
  readonly translatedPages: readonly Choice[];
  /** The facts of the clinic that a text can contain. */
  readonly facts: readonly Choice[];
}

type Schema = z.core.$ZodType;

/** What a new page says of its JSON Schema, for code editors. No other file can be new. */
const pageSchema = "../../schemas/page.schema.json";

/** What all forms have in common: the name, the label, the hint and whether it must be filled in. */
type Common = { name: string; label: string; hint?: string; required: boolean };

/**
 * Makes the form of a field from its description.
 * @throws Error for a kind of field that has no form yet
 */
export function fieldForm(name: string, schema: Schema, offers: Offers): Field {
  if (schema instanceof z.ZodLiteral) return { name, widget: "hidden", default: schema.value };
  if (name === "$schema") return { name, widget: "hidden", default: pageSchema };
  const {
    formLabel,
    description,
    formHint = description,
    shortName,
    formHidden,
    formChoices,
  } = metaOf(schema);
  // The program makes or counts it when the form is saved.
  if (shortName === "unseen" || formHidden) return { name, widget: "hidden" };
  const common: Common = {
    name,
    label: formLabel ?? inWords(name),
    ...(formHint !== undefined && { hint: asMarkdown(formHint) }),
    required: !(schema instanceof z.ZodOptional) && shortName === undefined,
  };
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (inner instanceof z.ZodEnum)
    return { ...common, widget: "select", options: choices(inner, formChoices) };
  return form(common, inner, offers);
}

/** The forms of an object's fields, in the order of its description. */
export function fieldForms(schema: z.ZodObject, offers: Offers): Field[] {
  return Object.entries(schema.shape).map(([name, field]) => fieldForm(name, field, offers));
}

function form(common: Common, schema: Schema, offers: Offers): Field {
  if (schema instanceof z.ZodObject) {
    return { ...common, widget: "object", fields: fieldForms(schema, offers), collapsed: "auto" };
  }
  if (schema instanceof z.ZodArray) return listForm(common, schema, offers);
  if (schema instanceof z.ZodBoolean) return { ...common, widget: "boolean", required: false };
  if (schema instanceof z.ZodNumber) {
    const { min, max } = limitsOf(schema);
    return {
      ...common,
      widget: "number",
      value_type: schema.format === "safeint" ? "int" : "float",
      min,
      max,
    };
  }
  if (schema instanceof z.ZodISODate) {
    return { ...common, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  }
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) {
    return textForm(common, schema, offers);
  }
  // Several ways to write a text: only the check can say which of them fits.
  if (schema instanceof z.ZodUnion && schema.options.every(isText)) return { ...common, widget: "string" };
  throw new Error(
    `/admin has no form for "${common.name}" (${schema._zod.def.type}). Add one to src/admin/forms/field-form.ts.`,
  );
}

function textForm(common: Common, schema: z.ZodString | z.ZodStringFormat, offers: Offers): Field {
  const { role, picks } = metaOf(schema);
  if (picks !== undefined) {
    const own = offers.links.filter(({ value }) => (picks === "pages" ? /^\/[^#]*$/ : /^\//).test(value));
    const others = picks === "placesInAllLanguages" ? offers.translatedPages : [];
    return { ...common, widget: "select", options: [...own, ...others] };
  }
  if (typeof role === "object") return { ...common, ...referenceField(role.reference) };
  if (role === "picture" || role === "pdf") return { ...common, widget: role };
  if (role === "target") return { ...common, widget: "select", options: [...offers.links] };
  const isLong = role === "text" || role === "story";
  // An empty text is right where the description allows it, as for a picture that is only decoration.
  const required = common.required && !z.safeParse(schema, "").success;
  if (role === "html") return { ...common, required, widget: richTextWidget, ...richTextOptions(offers) };
  const { pattern, minlength, maxlength } = limitsOf(schema);
  return {
    ...common,
    required,
    widget: isLong ? "text" : "string",
    use_emoji_autocomplete: false,
    pattern,
    minlength,
    maxlength,
  };
}

function richTextOptions({ links, facts }: Offers): RichTextOptions {
  return { links, facts, linkPattern: limitsOf(target).pattern ?? ["", ""] };
}

function listForm(common: Common, schema: z.ZodArray, offers: Offers): Field {
  const { min, max } = limitsOf(schema);
  // An empty list is right where the description allows it.
  const required = common.required && (min ?? 0) > 0;
  const list = { ...common, required, widget: "list" as const, min, max };
  const entry = schema.element;
  if (entry instanceof z.ZodEnum) {
    return { ...common, required, widget: "select", multiple: true, options: choices(entry), min, max };
  }
  const groups = entryForms(entry, offers);
  if (groups !== undefined) return { ...list, ...groups, collapsed: true };
  const { role } = metaOf(entry);
  if (entry instanceof z.ZodString && (role === undefined || role === "words")) return list;
  // The hint of the list says the same.
  return { ...list, field: { ...fieldForm("entry", entry, offers), hint: undefined } };
}

/** The forms of the entries of a list; undefined if an entry is no group of fields. */
export function entryForms(entry: Schema, offers: Offers) {
  if (entry instanceof z.ZodDiscriminatedUnion) return kindsForm(entry, offers);
  if (!(entry instanceof z.ZodObject)) return undefined;
  return { summary: summaryOf(entry), thumbnail: thumbnailOf(entry), fields: fieldForms(entry, offers) };
}

/** The forms of a list whose entries are of several kinds, such as the blocks of a page. */
function kindsForm(schema: z.ZodDiscriminatedUnion, offers: Offers) {
  const key = schema.def.discriminator;
  const kinds = schema.options.filter((option) => option instanceof z.ZodObject);
  return {
    typeKey: key,
    types: kinds.map((kind) => {
      const literal = kind.shape[key];
      const name = literal instanceof z.ZodLiteral ? String(literal.value) : "";
      return {
        name,
        label: metaOf(kind).formLabel ?? inWords(name),
        widget: "object" as const,
        summary: summaryOf(kind),
        fields: fieldForms(kind, offers).filter((field) => field.name !== key),
      };
    }),
  };
}

function choices(schema: z.ZodEnum, formChoices = metaOf(schema).formChoices ?? {}): Choice[] {
  return schema.options
    .map(String)
    .map((value) => ({ label: formChoices[value] ?? choiceName(value), value }));
}

/** The words of a choice: a name as it is, and what is written in small letters as words. */
function choiceName(value: string): string {
  return /^[a-z-]+$/.test(value) ? inWords(value) : value;
}

function isText(schema: Schema): boolean {
  return schema instanceof z.ZodString || schema instanceof z.ZodLiteral;
}

/** The form with which an editor picks an entry of another file, by the words that name it. */
function referenceField(entity: EntityName) {
  const file = collectionOfEntity(entity);
  const name = nameFieldOf(entities[entity].shape) ?? "id";
  return {
    widget: "relation" as const,
    collection: "_singletons",
    file: file satisfies keyof typeof collections,
    value_field: `${file}.*.id`,
    display_fields: [`${file}.*.${name}`],
  };
}
