import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { service, teamMember } from "../../src/content/entities";
import type { Page } from "../../src/content/page";
import { copyPicture } from "./copy-picture";

type Service = z.infer<typeof service>;
type TeamMember = z.infer<typeof teamMember>;

/**
 * Multiplies the team and the services of the content. Every copy has its own pictures, and every service its own page.
 * @param folder a copy of the project
 */
export async function multiplyContent(folder: string, times: number): Promise<void> {
  const data = join(folder, "data");
  const team = read<TeamMember[]>(join(data, "team.json"));
  const services = read<Service[]>(join(data, "services.json"));
  const pages = readdirSync(join(data, "pages"))
    .map((name) => ({ name, page: read<Page>(join(data, "pages", name)) }))
    .filter(({ page }) => services.some(({ path }) => path === page.path));

  const copies = Array.from({ length: times - 1 }, (_, index) => index + 2);
  for (const number of copies) {
    for (const { name, page } of pages) {
      const text = await withOwnPictures(JSON.stringify(copyOfPage(page, number)), data, number);
      writeFileSync(join(data, "pages", name.replace(".json", `-${number}.json`)), text);
    }
  }
  const people = await withAll(team, copies, (person, number) => copyOfPerson(person, data, number));
  write(join(data, "team.json"), people);
  const offers = await withAll(services, copies, async (one, number) => copyOfService(one, number));
  write(join(data, "services.json"), offers);
}

async function withAll<Entry>(
  entries: readonly Entry[],
  copies: readonly number[],
  copy: (entry: Entry, number: number) => Promise<Entry>,
): Promise<Entry[]> {
  const all = [...entries];
  for (const number of copies) for (const entry of entries) all.push(await copy(entry, number));
  return all;
}

/** Person ids may have only letters, so copies are numbered with letters: "anika", "anikazc", "anikazd". */
async function copyOfPerson(person: TeamMember, data: string, number: number): Promise<TeamMember> {
  const letters = [...`${number}`].map((digit) => "abcdefghij"[Number(digit)]).join("");
  return {
    ...person,
    id: `${person.id}z${letters}`,
    name: `${person.name} ${number}`,
    description: `${person.description}<p>Copy ${number}.</p>`,
    ...(person.imageUrl && { imageUrl: await copyPicture(data, person.imageUrl, number) }),
  };
}

function copyOfService(service: Service, number: number): Service {
  const { id, name, path, summary } = service;
  return {
    ...service,
    id: `${id}-${number}`,
    name: `${name} ${number}`,
    path: `${path}-${number}`,
    summary: `${summary} Copy ${number}.`,
  };
}

function copyOfPage(page: Page, number: number): Page {
  const { path, title, description } = page;
  return {
    ...page,
    path: `${path}-${number}`,
    title: `${title} ${number}`,
    description: `${description} ${number}.`,
  };
}

/** A page's JSON with every picture path replaced by that of a copy. */
async function withOwnPictures(text: string, data: string, number: number): Promise<string> {
  let copied = text;
  for (const picture of new Set(text.match(/\.\.\/images\/[\w/-]+\.(?:jpg|png)/g))) {
    copied = copied.replaceAll(picture, await copyPicture(join(data, "pages"), picture, number));
  }
  return copied;
}

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, "utf8"));
}

function write(file: string, content: unknown): void {
  writeFileSync(file, JSON.stringify(content, null, 2));
}
