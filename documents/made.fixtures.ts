import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import type { Clinic } from "../src/content/clinic";
import type { pdfDocument } from "../src/content/entities";
import type { milestone } from "../src/content/milestone";
import { readLanguages } from "../src/content-check/translations/read-languages";
import { documentsOf } from "./content";
import type { Document } from "./document";
import type { Inspected } from "./inspect-pdf";

/** The folder of the project. */
export const root = path.join(__dirname, "..");
const read = <Content>(name: string): Content =>
  JSON.parse(readFileSync(path.join(root, "data", `${name}.json`), "utf8"));

export const clinic = read<Clinic>("clinic");
export const list = read<z.infer<typeof pdfDocument>[]>("documents");
export const milestones = read<z.infer<typeof milestone>[]>("milestones");
export const languages = readLanguages(root);
/** The documents of the website in every language, each with its name: "telehealth-consent", "es/telehealth-consent". */
export const made = documentsOf(clinic, list, milestones, languages).map((document) => ({
  ...document,
  name: nameOf(document),
}));

/** The name of a document's PDF, with the folder of its language. */
export function nameOf({ id, edition }: Pick<Document, "id" | "edition">): string {
  return edition ? `${edition.code}/${id}` : id;
}

/** The PDF of a name. */
export const fileOf = (name: string) => path.join(root, "static/documents", `${name}.pdf`);

/** What pdf.js reads from PDFs. */
export function inspect(files: readonly string[]): Inspected[] {
  const program = path.join(__dirname, "inspect-pdf.ts");
  const options = { cwd: root, maxBuffer: 64e6, encoding: "utf8" } as const;
  return JSON.parse(execFileSync(process.execPath, ["--import", "tsx", program, ...files], options));
}
