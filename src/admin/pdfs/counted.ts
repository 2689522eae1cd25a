import { entriesOf, isRecord, textOf } from "../../content-check/values";
import type { ReadPdf } from "./read-pdf";

/** What was counted in the PDFs that were added, by their addresses on the website. */
const counted = new Map<string, Pick<ReadPdf, "pages" | "bytes">>();

/** Keeps what was counted in a PDF until its form is saved. */
export function keepCounted(address: string, { pages, bytes }: ReadPdf): void {
  counted.set(address, { pages, bytes });
}

/** Fills in the pages and bytes of the PDFs that were added. What someone has added is not made by the program anymore. */
export function withCounted(data: unknown): unknown {
  if (!isRecord(data) || !Array.isArray(data.documents)) return data;
  return {
    ...data,
    documents: entriesOf(data.documents).map((entry) => {
      const found = counted.get(textOf(entry, "file") ?? "");
      return found && isRecord(entry) ? { ...entry, ...found, madeOf: "" } : entry;
    }),
  };
}
