/**
 * `npm run build:documents`: generates the PDFs in static/documents/, and writes their sizes and content hashes (`madeOf`) to
 * data/documents.json. With --outdated, only those whose content has changed.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import type { Clinic } from "../src/content/clinic";
import type { pdfDocument } from "../src/content/entities";
import type { milestone } from "../src/content/milestone";
import { readLanguages } from "../src/content-check/translations/read-languages";
import { digestOf, documentsOf, listingOf } from "./content";
import type { Document } from "./document";
import { render } from "./render";

type Listed = z.infer<typeof pdfDocument>;

const root = path.join(__dirname, "..");
const listFile = path.join(root, "data/documents.json");
const onlyOutdated = process.argv.includes("--outdated");

async function main(): Promise<void> {
  const clinic: Clinic = JSON.parse(readFileSync(path.join(root, "data/clinic.json"), "utf8"));
  const listed = readFileSync(listFile, "utf8");
  const milestones: z.infer<typeof milestone>[] = JSON.parse(
    readFileSync(path.join(root, "data/milestones.json"), "utf8"),
  );
  const list: Listed[] = JSON.parse(listed);
  let built = 0;
  let changed = 0;
  for (const document of documentsOf(clinic, list, milestones, readLanguages(root))) {
    const entry = listingOf(document, list) ?? addListing(document, list);
    const madeOf = digestOf(document, clinic);
    if (entry === undefined || (onlyOutdated && entry.madeOf === madeOf)) continue;
    const { bytes, pages } = await render(document, clinic);
    const isNew = write(path.join(root, "static", entry.file), bytes);
    Object.assign(entry, { pages, bytes: bytes.length, madeOf });
    built += 1;
    if (isNew) changed += 1;
    const state = isNew ? "changed" : "same as before";
    process.stdout.write(`${entry.file}  ${pages} pages, ${Math.ceil(bytes.length / 1000)} KB, ${state}\n`);
  }
  const isUpdated = write(listFile, `${JSON.stringify(list, null, 2)}\n`);
  const listState = isUpdated ? "data/documents.json updated" : "data/documents.json was up to date";
  process.stdout.write(
    `${built} PDF${built === 1 ? "" : "s"} built, ${changed || "none"} changed; ${listState}\n`,
  );
}

/** Lists a PDF in another language, where it is made for the first time. */
function addListing({ id, edition }: Document, list: Listed[]): ReturnType<typeof listingOf> {
  const entry = list.find((each) => each.id === id);
  if (entry === undefined || edition === undefined) return undefined;
  const { code: language } = edition;
  const added = { language, file: `/documents/${language}/${id}.pdf`, pages: 1, bytes: 1 };
  entry.inLanguages = [...(entry.inLanguages ?? []), added];
  return added;
}

/** Writes a file if its content differs. @returns whether it was written */
function write(file: string, content: string | Buffer): boolean {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return false;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return true;
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
