/**
 * `npm run build:documents`: makes the PDFs in static/documents/, and notes in data/documents.json their size and what they were
 * made of. With --outdated it makes those whose words have changed since.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import type { Clinic } from "../src/content/clinic";
import type { pdfDocument } from "../src/content/entities";
import { documentsOf } from "./content";
import { digestOf } from "./digest";
import { render } from "./render";
import { senderOf } from "./sender";

const root = path.join(__dirname, "..");
const listFile = path.join(root, "data/documents.json");
const onlyOutdated = process.argv.includes("--outdated");

async function main(): Promise<void> {
  const clinic: Clinic = JSON.parse(readFileSync(path.join(root, "data/clinic.json"), "utf8"));
  const listed = readFileSync(listFile, "utf8");
  const list: z.infer<typeof pdfDocument>[] = JSON.parse(listed);
  const sender = senderOf(clinic);
  let made = 0;
  let changed = 0;
  for (const document of documentsOf(clinic, list)) {
    const entry = list.find(({ id }) => id === document.id);
    const madeOf = digestOf(document, sender);
    if (entry === undefined || (onlyOutdated && entry.madeOf === madeOf)) continue;
    const { bytes, pages } = await render(document, sender);
    const isNew = write(path.join(root, "static", entry.file), bytes);
    Object.assign(entry, { pages, bytes: bytes.length, madeOf });
    made += 1;
    if (isNew) changed += 1;
    const state = isNew ? "changed" : "same as before";
    process.stdout.write(`${entry.file}  ${pages} pages, ${Math.ceil(bytes.length / 1000)} KB, ${state}\n`);
  }
  const isUpdated = write(listFile, `${JSON.stringify(list, null, 2)}\n`);
  const ofList = isUpdated ? "data/documents.json updated" : "data/documents.json was up to date";
  process.stdout.write(`${made} PDF${made === 1 ? "" : "s"} made, ${changed || "none"} changed; ${ofList}\n`);
}

/** Writes a file unless it already holds this; says whether it did. */
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
