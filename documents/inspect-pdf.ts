import { readFile } from "node:fs/promises";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** What pdf.js reads from a PDF. */
export interface Inspected {
  readonly title: string;
  readonly language: string;
  readonly isTagged: boolean;
  readonly bookmarks: readonly string[];
  readonly pages: readonly InspectedPage[];
}

/** What pdf.js reads from one page. */
interface InspectedPage {
  readonly text: string;
  /** Tags of the page's structure tree, in reading order. */
  readonly tags: readonly string[];
  /** Alternative texts of the page's figures, in reading order; empty for a figure without one. */
  readonly figures: readonly string[];
  readonly fields: readonly { name: string; tooltip: string; value: string }[];
}

/** Reads a PDF. pdf.js is published only as ES modules, so it is imported at run time. */
export async function inspectPdf(file: string): Promise<Inspected> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const pdf = await getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 }).promise;
  const [{ info }, marks, outline] = await Promise.all([
    pdf.getMetadata(),
    pdf.getMarkInfo(),
    pdf.getOutline(),
  ]);
  const pages: InspectedPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [content, tree, annotations] = await Promise.all([
      page.getTextContent(),
      page.getStructTree(),
      page.getAnnotations(),
    ]);
    pages.push({
      // A word may be split into several items, for example at a ligature; spaces are items too.
      text: content.items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""),
      tags: tree ? tagsOf(tree) : [],
      figures: tree ? figuresOf(tree) : [],
      fields: annotations
        .filter(({ fieldName }) => fieldName)
        .map(({ fieldName, alternativeText, fieldValue }) => ({
          name: fieldName,
          tooltip: alternativeText ?? "",
          value: String(fieldValue ?? ""),
        })),
    });
  }
  const details = info as { Title?: string; Language?: string };
  return {
    title: details.Title ?? "",
    language: details.Language ?? "",
    isTagged: Boolean(marks && "Marked" in marks && marks.Marked),
    bookmarks: (outline ?? []).map(({ title }) => title),
    pages,
  };
}

type Tree = Awaited<ReturnType<PDFPageProxy["getStructTree"]>>;

function tagsOf(tree: Tree): string[] {
  return [tree.role, ...tree.children.flatMap((child) => ("role" in child ? tagsOf(child) : []))];
}

function figuresOf(tree: Tree): string[] {
  const own = tree.role === "Figure" ? [("alt" in tree && String(tree.alt)) || ""] : [];
  return [...own, ...tree.children.flatMap((child) => ("role" in child ? figuresOf(child) : []))];
}
