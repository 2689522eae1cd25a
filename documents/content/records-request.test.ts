import { readFileSync } from "node:fs";
import path from "node:path";
import { documentsWith } from "../content";
import type { Document } from "../document";
import { clinic, milestones, root } from "../made.fixtures";
import { passages } from "../words.fixtures";
import { factsOf } from "./facts";

const entry = { id: "records-request", title: "", description: "", madeOf: "" };
const content = documentsWith(factsOf(clinic, milestones), [entry])[0] as Document;
const words = passages(content);

test("awaits the attorney's approval, and says so on its first page", () => {
  expect(content.legal).toBe(true);
});

test("names the rule, and what it promises: days, fee, format and a written reason", () => {
  const text = words.join(" ");
  const promises = ["within 30 days", "30 more days, but only once", "fair fee"];
  for (const each of ["45 CFR 164.524", ...promises, "FERPA"]) expect(text).toContain(each);
});

test("asks only for what the clinic needs to find the record and to hand it over, and for no reason", () => {
  const fields = content.parts.flatMap((part) => (part.kind === "fields" ? part.rows.flat() : []));
  const adult = ["adult.name", "adult.phone", "adult.address", "adult.email"];
  const request = ["dates.from", "dates.to", "parts.other", "how.other"];
  expect(fields.map(({ name }) => name)).toEqual(["child.name", "child.birthday", ...adult, ...request]);
  expect(words.join(" ")).not.toMatch(/why do you (ask|want|need)|reason for (your|the) request/i);
});

test("says what the page says, sentence by sentence", () => {
  const { blocks } = JSON.parse(readFileSync(path.join(root, "data/pages/records.json"), "utf8"));
  const { points } = blocks.find(({ kind }: { kind: string }) => kind === "rights-list");
  const texts: string[] = points.map(({ text }: { text: string }) => text.replace(/<\/?p>/g, ""));
  for (const rule of [/only once/, /fair fee/, /say no to a part/, /FERPA/]) {
    const onPage = texts.find((text) => rule.test(text)) ?? "";
    const inDocument = words.find((text) => rule.test(text)) ?? "";
    expect(inDocument.split(". ").at(-1)).toBe(onPage.split(". ").at(-1));
  }
});
