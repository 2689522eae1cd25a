import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { OldFact } from "./change-facts";

/** Names of files with words in them. Source maps are left out: no server gives them away, and comments are in them. */
const isText =
  /\.(?:html|json|js|css|xml|txt|webmanifest|svg|conf)$|(?:^|\/)(?:_headers|_redirects|Caddyfile|\.htaccess)$/;

/** Every built file, PDFs included, that still says an old fact. */
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
    old.flatMap(({ what, pattern }) => {
      const found = pattern.exec(plain(text));
      return found ? [`${relative(root, file)} still says ${what}: "${found[0]}"`] : [];
    }),
  );
}

/** Text with plain quotation marks, apostrophes and spaces, however HTML, JSON or an address writes them. */
function plain(text: string): string {
  return text
    .replace(/\\"/g, '"')
    .replace(/&#x27;|%27|\\u0027/g, "'")
    .replace(/&nbsp;|\u00a0/g, " ");
}

function readPdfs(root: string, files: readonly string[]): { file: string; text: string }[] {
  const program = ["--import", "tsx", join(root, "documents/inspect.ts"), ...files];
  const answer = execFileSync(process.execPath, program, { cwd: root, encoding: "utf8", maxBuffer: 64e6 });
  return (JSON.parse(answer) as { pages: { text: string }[] }[]).map(({ pages }, index) => ({
    file: files[index] ?? "",
    text: pages.map((page) => page.text.replace(/\s+/g, " ")).join(" "),
  }));
}
