/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import documents from "../data/documents.json";
import { contents } from "./contents";
import { plainPage } from "./plain-page";

const bytesOf = (file: string) => readFileSync(path.join(__dirname, "../static", file));

test.each(documents)("$title is a PDF of the listed size", ({ file, bytes }) => {
  const pdf = bytesOf(file);
  expect(pdf.subarray(0, 4).toString()).toBe("%PDF");
  expect(pdf).toHaveLength(bytes);
});

test("the list holds every document once, in order", () => {
  expect(documents.map(({ id }) => id)).toEqual(contents.map(({ id }) => id));
});

test.each(contents)("$title comes out the same, on one page, at every run", async (document) => {
  const first = await plainPage(document);
  const second = await plainPage(document);
  expect(first.pages).toBe(1);
  expect(second.bytes.equals(first.bytes)).toBe(true);
});
