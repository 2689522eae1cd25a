import type { CmsConfig, CollectionFile, EntryCollection, Field } from "@sveltia/cms";
import { z } from "zod";
import { type Collection, collections } from "../../content/collections";
import { apiPath, branch, repository } from "../host/names";
import { languageForms } from "../translations/language-forms";
import type { TranslatedLanguage } from "../translations/translated-files";
import { entryForms, fieldForms, type Offers } from "./field-form";
import { inWords } from "./words";

/**
 * Makes the configuration of the editor in /admin from the descriptions of the content.
 * @param origin the origin of the live view, such as "http://localhost:8000"
 * @param languages the languages whose translations have forms
 */
export function cmsConfig(
  origin: string,
  offers: Offers,
  languages: readonly TranslatedLanguage[] = [],
): CmsConfig {
  const { pages, ...files } = collections;
  return {
    load_config_file: false,
    app_title: "Edit the website",
    backend: {
      name: "gitea",
      repo: repository,
      branch,
      api_root: `${origin}${apiPath}`,
      base_url: origin,
      auth_methods: ["token"],
    },
    site_url: origin,
    display_url: origin,
    media_folder: "data/images",
    public_folder: "/images",
    media_libraries: { stock_assets: { providers: [] } },
    editor: { preview: false },
    collections: [
      pageCollection(pages, offers),
      ...languages.map((language) => languageForms(language, offers)),
    ],
    singletons: Object.entries<Collection>(files).map(([name, file]) => fileForm(name, file, offers)),
  };
}

/**
 * The files whose new pictures go to a folder of their own in data/images/. The editor does not know a folder for a single field
 * of a list, so those of pages, which have many places, go to data/images/ itself.
 */
const withOwnFolder: readonly string[] = ["team", "partners"];

/** The form of one file of data/. A list is one field, which is the whole file. */
function fileForm(
  name: string,
  { source, holds, label, one, entry }: Collection,
  offers: Offers,
): CollectionFile {
  const own = withOwnFolder.includes(name) ? `/${name}` : "";
  const file = {
    name,
    label,
    file: `data/${source}`,
    format: "json",
    ...(name === "documents"
      ? { media_folder: "/static/documents", public_folder: "/documents" }
      : { media_folder: `/data/images${own}`, public_folder: `./images${own}` }),
  };
  if (holds === "one") return { ...file, fields: objectForms(entry, offers) };
  const list = {
    name,
    label,
    label_singular: one ?? name,
    widget: "list" as const,
    root: true,
    collapsed: true,
  };
  return { ...file, fields: [{ ...list, ...(entryForms(entry, offers) ?? noForm(entry)) } as Field] };
}

function pageCollection({ source, label, one, entry }: Collection, offers: Offers): EntryCollection {
  return {
    name: source,
    label,
    label_singular: inWords(one ?? source),
    folder: `data/${source}`,
    format: "json",
    extension: "json",
    identifier_field: "title",
    slug: "{{title}}",
    summary: "{{title}}",
    thumbnail: false,
    // Translations are beside the pages and have no title; the editor tests the word "null" in its place.
    filter: { field: "title", pattern: "^(?!null$)" },
    media_folder: "../images",
    public_folder: "../images",
    fields: objectForms(entry, offers),
  };
}

function objectForms(entry: z.ZodType, offers: Offers): Field[] {
  return entry instanceof z.ZodObject ? fieldForms(entry, offers) : noForm(entry);
}

function noForm(entry: z.ZodType): never {
  throw new Error(`/admin has no form for a file that is a ${entry.def.type}.`);
}
