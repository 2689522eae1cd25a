import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { z } from "zod";
import type { EntityName } from "../../src/content/field-roles";
import type { navigation } from "../../src/content/navigation";
import { readContent } from "../../src/content-check/read-content";
import { schemaOf } from "../../src/content-check/source-file";
import { translationName } from "../../src/content-check/translations/list-translations";
import { type Field, walkFields } from "../../src/content-check/walk-fields";

type Navigation = z.infer<typeof navigation>;

/** A JSON object of the content. */
export type Entry = Record<string, unknown>;

/** Edits the content of a project's folder as an editor would. */
export class ContentFolder {
  constructor(readonly folder: string) {}

  read<Content = Entry>(name: string): Content {
    return JSON.parse(readFileSync(join(this.folder, "data", name), "utf8"));
  }

  write(name: string, content: unknown): void {
    writeFileSync(join(this.folder, "data", name), `${JSON.stringify(content, null, 2)}\n`);
  }

  change<Content = Entry>(name: string, edit: (content: Content) => Content): void {
    this.write(name, edit(this.read<Content>(name)));
  }

  remove(name: string): void {
    rmSync(join(this.folder, name));
  }

  pages(): { file: string; page: { path: string; title: string; blocks: Entry[] } & Entry }[] {
    return readdirSync(join(this.folder, "data/pages"))
      .filter((name) => name.endsWith(".json") && !translationName.test(name))
      .map((name) => ({ file: `pages/${name}`, page: this.read(`pages/${name}`) }));
  }

  /** Replaces each block of each page by what an edit makes of it. */
  changeBlocks(edit: (block: Entry) => Entry): void {
    for (const { file, page } of this.pages()) this.write(file, { ...page, blocks: page.blocks.map(edit) });
  }

  /** Removes a page with its translations and its entries in the menu. Other links to it lead to the replacement. */
  removePage(path: string, replacement: string): void {
    const file = this.pages().find(({ page }) => page.path === path)?.file;
    if (file === undefined) return;
    this.change<Navigation>("navigation.json", ({ menu, ...rest }) => ({
      ...rest,
      menu: menu
        .filter(({ id }) => id !== path)
        .map(({ subLinks, ...item }) => {
          const remaining = subLinks?.filter((link) => link.path !== path) ?? [];
          return remaining.length > 0 ? { ...item, subLinks: remaining } : item;
        }),
    }));
    const own = basename(file, "json");
    for (const name of readdirSync(join(this.folder, "data/pages")))
      if (name.startsWith(own)) this.remove(`data/pages/${name}`);
    this.replaceLinks(path, replacement);
  }

  /** Replaces an id in all references to entries of one collection. */
  replaceReferences(entity: EntityName, from: string, to: string): void {
    this.changeTexts(({ role, value }) =>
      typeof role === "object" && role.reference === entity && value === from ? to : value,
    );
  }

  /** Replaces a path in all links to it and to its anchors. */
  replaceLinks(from: string, to: string): void {
    const mentioned = new RegExp(`(^|['"])${from}(#[\\w-]+)?(?=$|['"])`, "g");
    const replaced = (_key: string, part: unknown) =>
      typeof part === "string" ? part.replace(mentioned, (_, before: string) => before + to) : part;
    const { files, translations } = readContent(this.folder).content;
    for (const { name, value } of [...files, ...translations])
      this.write(name.replace("data/", ""), withoutDuplicates(JSON.parse(JSON.stringify(value, replaced))));
  }

  /** Replaces each text of the content, also ids and links, by what an edit makes of it. */
  changeTexts(edit: (field: Field) => string): void {
    for (const file of readContent(this.folder).content.files) {
      const content = structuredClone(file.value) as Entry;
      for (const field of walkFields(schemaOf(file), file.value)) {
        const parent = field.path
          .slice(0, -1)
          .reduce<unknown>((part, key) => (part as Entry)[String(key)], content);
        (parent as Entry)[String(field.path.at(-1))] = edit(field);
      }
      this.write(file.name.replace("data/", ""), withoutDuplicates(content));
    }
  }
}

/** A copy of a value without duplicate strings in its arrays. */
function withoutDuplicates(value: unknown): unknown {
  if (Array.isArray(value)) {
    const entries = value.map(withoutDuplicates);
    return entries.filter((entry, index) => typeof entry !== "string" || entries.indexOf(entry) === index);
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withoutDuplicates(field)]));
}
