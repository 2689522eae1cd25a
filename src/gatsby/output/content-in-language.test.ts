import { structuredData } from "../../seo/structured-data";
import { spanish } from "../languages/languages.fixtures";
import { contentInLanguage } from "./content-in-language";
import { readSiteContent } from "./read-site-content";

const english = readSiteContent("https://clinic.example");
const contact = english.pages.find(({ path }) => path === "/contact");
if (contact === undefined) throw new Error("There is no page /contact.");
const texts = new Map([
  [contact.title, "Contacto"],
  ...english.services.map(({ summary }) => [summary, "Un servicio."] as const),
]);
const content = contentInLanguage(english, { ...spanish, texts });

function graphOf(path: string) {
  const page = content.pages.find((each) => each.path === path);
  if (page === undefined) throw new Error(`There is no page ${path}.`);
  return JSON.parse(JSON.stringify(structuredData(page, content)))["@graph"];
}
const node = (path: string, type: string) =>
  graphOf(path).find((each: { "@type": string }) => [each["@type"]].flat().includes(type));

test("only the pages that are live in the language are in the content, at their own addresses", () => {
  expect(content.pages.map(({ path }) => path).sort()).toEqual(["/es", "/es/contacto"]);
});

test("a page is described in its language, at its own address", () => {
  expect(node("/es/contacto", "WebPage")).toMatchObject({
    "@id": "https://clinic.example/es/contacto",
    name: "Contacto",
    inLanguage: "es-US",
  });
  expect(node("/es/contacto", "Service")).toMatchObject({ description: "Un servicio." });
});

test("breadcrumbs begin at the language's Home, which has none", () => {
  const { itemListElement } = node("/es/contacto", "BreadcrumbList");
  expect(itemListElement.map(({ item }: { item: { "@id": string } }) => item["@id"])).toEqual([
    "https://clinic.example/es",
    "https://clinic.example/es/contacto",
  ]);
  expect(node("/es", "BreadcrumbList")).toBeUndefined();
});

test("facts are written as in the language", () => {
  expect(content.words("{hours}")).toMatch(/^lunes/);
});
