import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { OldFact } from "./change-facts";

/** Names of text files. Source maps are excluded: they contain comments, and servers do not publish them. */
const isText =
  /\.(?:html|json|js|css|xml|txt|ics|webmanifest|svg|conf)$|(?:^|\/)(?:_headers|_redirects|\.htaccess)$/;

/** Finds the built files, including PDFs, that still contain an old fact. @returns one sentence for each */
export function findOldFacts(root: string, folders: readonly string[], old: readonly OldFact[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const pdfs = files.filter((file) => file.endsWith(".pdf"));
  const texts = files
    .filter((file) => isText.test(file))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));
  return [...texts, ...readPdfs(root, pdfs)].flatMap(({ file, text }) =>
    old.flatMap(({ name, pattern }) => {
      const found = pattern.exec(normalize(text));
      return found ? [`${relative(root, file)} still has ${name}: "${found[0]}"`] : [];
    }),
  );
}

/**
 * Text with the escapes of HTML, JSON and URLs for quotes, apostrophes and spaces replaced, and without computed days, which can be
 * the same as an old date by chance: those on which notices end, and those on which entries of a feed were changed.
 */
function normalize(text: string): string {
  return text
    .replace(/ data-until="[^"]*"|<(?:updated|published)>[^<]*</g, "")
    .replace(/\\"/g, '"')
    .replace(/&#x27;|%27|\\u0027/g, "'")
    .replace(/&nbsp;|\u00a0/g, " ");
}

function readPdfs(root: string, files: readonly string[]): { file: string; text: string }[] {
  const program = ["--import", "tsx", join(root, "documents/inspect-pdf.ts"), ...files];
  const output = execFileSync(process.execPath, program, { cwd: root, encoding: "utf8", maxBuffer: 64e6 });
  return (JSON.parse(output) as { pages: { text: string }[] }[]).map(({ pages }, index) => ({
    file: files[index] ?? "",
    text: pages.map((page) => page.text.replace(/\s+/g, " ")).join(" "),
  }));
}
