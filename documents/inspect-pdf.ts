/** As a program, it prints what pdf.js reads from each given PDF, as JSON: Jest cannot load ES modules, and runs it instead. */
import { readFile } from "node:fs/promises";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** What pdf.js reads from a PDF. */
export type Inspected = Awaited<ReturnType<typeof inspectPdf>>;

/** Reads a PDF. pdf.js is published only as ES modules, so it is imported at run time. */
export async function inspectPdf(file: string) {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const pdf = await getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 }).promise;
  const [{ info }, marks, outline] = await Promise.all([
    pdf.getMetadata(),
    pdf.getMarkInfo(),
    pdf.getOutline(),
  ]);
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1)
    pages.push(await inspectPage(await pdf.getPage(number)));
  const details = info as { Title?: string; Language?: string };
  return {
    title: details.Title ?? "",
    language: details.Language ?? "",
    isTagged: Boolean(marks && "Marked" in marks && marks.Marked),
    bookmarks: (outline ?? []).map(({ title }) => title),
    pages,
  };
}

async function inspectPage(page: PDFPageProxy) {
  const [content, tree, annotations] = await Promise.all([
    page.getTextContent(),
    page.getStructTree(),
    page.getAnnotations(),
  ]);
  return {
    // A word may be split into several items, for example at a ligature; spaces are items too.
    text: content.items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""),
    /** Tags of the page's structure tree, in reading order. */
    tags: tree ? tagsOf(tree) : [],
    /** Alternative texts of the page's figures, in reading order; empty for a figure without one. */
    figures: tree ? figuresOf(tree) : [],
    fields: annotations
      .filter(({ fieldName }) => fieldName)
      .map(({ fieldName, alternativeText, fieldValue }) => ({
        name: String(fieldName),
        tooltip: String(alternativeText ?? ""),
        value: String(fieldValue ?? ""),
      })),
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

async function main(files: readonly string[]): Promise<void> {
  const found = [];
  for (const file of files) found.push(await inspectPdf(file));
  process.stdout.write(JSON.stringify(found));
}

if (require.main === module)
  main(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exitCode = 1;
  });
