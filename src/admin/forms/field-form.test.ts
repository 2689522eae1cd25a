import { z } from "zod";
import { redirect, teamMember } from "../../content/entities";
import {
  action,
  date,
  html,
  image,
  pagePath,
  phone,
  picture,
  reference,
  sample,
  shortName,
  slug,
  story,
  target,
  text,
} from "../../content/fields";
import { fieldForm } from "./field-form";

const links = [{ label: "Page: Home", value: "/" }];
const facts = [{ label: "Phone: (907) 555-0142", value: "{phone}" }];
const translatedPages = [{ label: "Page: /es/cita", value: "/es/cita" }];
const offers = { links, translatedPages, facts };
const two = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("check-list"), heading: text("x"), anchor: slug("x").optional() }),
  z.strictObject({ kind: z.literal("prose"), text: html("Paragraphs.") }),
]);
const first = { label: "The first", value: "a" };
const aFirst = { formChoices: { a: first.label } };

test.each<[kind: string, schema: z.core.$ZodType, whatMatters: object]>([
  ["a short text", z.string().min(1), { widget: "string", required: true }],
  ["an optional text", z.string().min(1).optional(), { widget: "string", required: false }],
  ["a text that may be empty", z.string(), { widget: "string", required: false }],
  ["a text with limits", z.string().min(50).max(160), { minlength: 50, maxlength: 160 }],
  ["a text with a pattern", phone, { pattern: [expect.any(String), expect.stringContaining("a US number")] }],
  ["words that visitors read", text("A word."), { widget: "text", hint: "A word." }],
  [
    "formatted text",
    html("Paragraphs."),
    {
      widget: "rich-text",
      required: true,
      links,
      facts,
      linkPattern: [expect.any(String), expect.stringContaining("/contact")],
      hint: "Paragraphs. Can contain {facts} of the clinic, such as {phone}.",
    },
  ],
  ["a sentence of a story", story("A sentence."), { widget: "text" }],
  ["a date", date, { widget: "datetime", type: "date", format: "YYYY-MM-DD" }],
  ["a whole number", z.int().min(1).max(9), { widget: "number", value_type: "int", min: 1, max: 9 }],
  ["a number", z.number().min(-90), { widget: "number", value_type: "float", min: -90 }],
  ["yes or no", sample, { widget: "boolean", required: false, label: "Made up" }],
  [
    "one of several",
    z.enum(["a", "all-done", "YouTube"]).meta(aFirst),
    {
      widget: "select",
      options: [first, { label: "All done", value: "all-done" }, { label: "YouTube", value: "YouTube" }],
    },
  ],
  [
    "one or none",
    z.enum(["a"]).optional().meta(aFirst),
    { widget: "select", required: false, options: [first] },
  ],
  ["some of several", z.array(z.enum(["a", "b"])).min(1), { widget: "select", multiple: true, min: 1 }],
  ["a fixed value", z.literal("x"), { widget: "hidden", default: "x" }],
  ["one of two ways to write it", z.string().or(z.literal("x")), { widget: "string" }],
  ["a picture", picture("The portrait."), { widget: "picture", hint: "The portrait." }],
  ["the target of a link", target, { widget: "select", options: links, label: "Leads to" }],
  [
    "a reference",
    reference("team", "A person."),
    { widget: "relation", file: "team", value_field: "team.*.id", display_fields: ["team.*.name"] },
  ],
  [
    "a reference into a file with several kinds",
    reference("mediaItems", "x"),
    { file: "resources", display_fields: ["resources.*.title"] },
  ],
  ["a group of fields", action, { widget: "object", fields: [{ name: "label" }, { name: "to" }] }],
  ["a list of words", z.array(z.string().min(1)).min(1), { widget: "list", min: 1 }],
  ["a list that may be empty", z.array(z.string().min(1)), { widget: "list", required: false }],
  [
    "a list of references",
    z.array(reference("links", "x")),
    { widget: "list", field: { widget: "relation" } },
  ],
  [
    "a list of groups",
    z.array(image),
    { widget: "list", thumbnail: "src", fields: [{ name: "src" }, { name: "alt" }, { name: "sample" }] },
  ],
  [
    "a list of several kinds",
    z.array(two),
    {
      widget: "list",
      typeKey: "kind",
      types: [
        {
          name: "check-list",
          label: "Check list",
          summary: "{{heading}}",
          fields: [{ name: "heading" }, { name: "anchor" }],
        },
        { name: "prose", label: "Prose", summary: "{{text}}", fields: [{ name: "text" }] },
      ],
    },
  ],
])("%s has a form", (_, schema, form) => {
  expect(fieldForm("someField", schema, offers)).toMatchObject(form);
});

test("the label is the field's name in words, or what its description says", () => {
  expect(fieldForm("firstVisit", text("x"), offers).label).toBe("First visit");
  expect(fieldForm("id", slug("x"), offers).label).toBe("Short name");
  expect(fieldForm("to", pagePath("x"), offers).label).toBe("Page");
  expect(fieldForm("id", shortName("x"), offers)).toEqual({ name: "id", widget: "hidden" });
  expect(fieldForm("id", teamMember.shape.id, offers)).toMatchObject({ widget: "string", required: false });
});

test.each([
  ["its hint in the forms", text("x"), "x"],
  ["a description of its own, not the hint that it had", text("x").meta({ description: "y" }), "y"],
  ["the description of its optional wrapper", text("x").optional().meta({ description: "y" }), "y"],
  ["the hint of what is optional", text("x").optional(), "x"],
  ["a hint of its own", text("x").optional().meta({ formHint: "y" }), "y"],
])("the hint of a field is %s", (_, schema, hint) => {
  expect(fieldForm("x", schema, offers)).toMatchObject({ hint });
});

const section = { label: "Section: Home, x", value: "/#x" };

test.each([
  ["a field that names a page offers the pages", pagePath("x"), links],
  [
    "the target of a redirect is offered with its sections, and in all languages",
    redirect.shape.to,
    [...links, section, ...translatedPages],
  ],
])("%s", (_, schema, choices) => {
  const form = fieldForm("to", schema, { ...offers, links: [...links, section] });
  expect(form).toMatchObject({ widget: "select", options: choices });
});

test.each([
  ["Markdown, which means nothing", text("After <hr> is *more*."), /^After &#60;hr&#62; is &#42;more&#42;\./],
  [
    "a tag, as what the form shows",
    html("Everything after <hr> is hidden."),
    /^Everything after the line is hidden\. Can contain/,
  ],
])("a hint can have %s", (_, schema, hint) => {
  expect(fieldForm("x", schema, offers)).toMatchObject({ hint: expect.stringMatching(hint) });
});

test.each([
  ["a date object", z.date()],
  ["a record", z.record(z.string(), z.string())],
  ["a union of texts and numbers", z.union([z.string(), z.number()])],
])("%s has no form, which is an error that names the field", (_, schema) => {
  expect(() => fieldForm("someField", schema, offers)).toThrow('/admin has no form for "someField"');
});
