/** Writes static/documents/*.pdf and their list, data/documents.json: `npm run documents`. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { contents } from "./contents";
import { render } from "./render";

const root = path.join(__dirname, "..");

async function main(): Promise<void> {
  await mkdir(path.join(root, "static/documents"), { recursive: true });
  const listFile = path.join(root, "data/documents.json");
  const made = new Set(contents.map(({ id }) => id));
  const listed: { id: string }[] = JSON.parse(await readFile(listFile, "utf8"));
  const list: { id: string }[] = [];
  for (const document of contents) {
    const { id, title, description } = document;
    const file = `/documents/${id}.pdf`;
    const { bytes, pages } = await render(document);
    await writeFile(path.join(root, "static", file), bytes);
    list.push({ id, title, description, file, pages, bytes: bytes.length });
    process.stdout.write(`${file}  ${pages} pages, ${Math.ceil(bytes.length / 1000)} KB\n`);
  }
  // The clinic's own PDFs, which are not made here, stay.
  list.push(...listed.filter(({ id }) => !made.has(id)));
  await writeFile(listFile, `${JSON.stringify(list, null, 2)}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
