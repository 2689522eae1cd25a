/** Writes static/documents/*.pdf and their list, data/documents.json: `npm run documents`. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import listed from "../data/documents.json";
import { contents } from "./contents";
import { render } from "./render";

const root = path.join(__dirname, "..");

async function main(): Promise<void> {
  await mkdir(path.join(root, "static/documents"), { recursive: true });
  const list: typeof listed = [];
  for (const document of contents) {
    const { id, title, description } = document;
    const file = `/documents/${id}.pdf`;
    const { bytes, pages } = await render(document);
    await writeFile(path.join(root, "static", file), bytes);
    list.push({ id, title, description, file, pages, bytes: bytes.length });
    process.stdout.write(`${file}  ${pages} pages, ${Math.ceil(bytes.length / 1000)} KB\n`);
  }
  // The clinic's own PDFs, which are not made here, stay.
  list.push(...listed.filter(({ id }) => contents.every((document) => document.id !== id)));
  await writeFile(path.join(root, "data/documents.json"), `${JSON.stringify(list, null, 2)}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
