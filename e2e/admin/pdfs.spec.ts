import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, hydrate, test } from "../support/test";
import { fileOf, openFile, restoring, saveForm, scrollTo } from "./editor";

const documents = fileOf("data/documents.json");
const { "data/documents.json": before } = restoring("data/documents.json");
const pdf = fileOf("static/documents/kite-camp-form.pdf");
const old = fileOf("static/documents/abcs-of-pediatric-physical-therapy.pdf");
const oldContent = readFileSync(old);

test.afterEach(() => {
  rmSync(pdf, { force: true });
  writeFileSync(old, oldContent);
});

/** A PDF with two pages. */
async function makePdf(): Promise<Buffer> {
  const made = await PDFDocument.create();
  made.addPage();
  made.addPage();
  made.setTitle("Kite Camp Form");
  return Buffer.from(await made.save());
}

test("a PDF is dropped in, counted, and saved together with its entry", async ({ page }) => {
  const buffer = await makePdf();
  const editor = await openFile(page, "Documents");
  const add = editor.getByRole("button", { name: /^Add .*document/ });
  await scrollTo(page, add);
  await add.click();
  const field = editor.getByLabel("Choose a PDF").last();
  await scrollTo(page, field);
  await field.setInputFiles({
    name: "photo.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("GIF89a"),
  });
  await expect(editor.getByText("photo.pdf is not a PDF")).toBeVisible();
  await field.setInputFiles({ name: "scan 12.pdf", mimeType: "application/pdf", buffer });
  await expect(editor.getByText(/^scan 12\.pdf: 2 pages/)).toBeVisible();
  await expect(editor.getByText("This PDF can't be read by a screen reader")).toBeVisible();
  await expect(editor.getByRole("textbox", { name: "Title", exact: true }).last()).toHaveValue(
    "Kite Camp Form",
  );
  const description = editor.getByRole("textbox", { name: "Description", exact: true }).last();
  await description.pressSequentially("Fill it in before the camp.", { delay: 20 });
  await saveForm(page);

  expect(JSON.parse(readFileSync(documents, "utf8")).at(-1)).toEqual({
    id: "kite-camp-form",
    title: "Kite Camp Form",
    description: "Fill it in before the camp.",
    file: "/documents/kite-camp-form.pdf",
    pages: 2,
    bytes: buffer.length,
  });
  expect(statSync(pdf).size).toBe(buffer.length);

  await page.getByRole("link", { name: "Saves, and how to take one back" }).click();
  await page.getByRole("button", { name: "Take this back" }).first().click();
  await expect(page.getByRole("status")).toContainText("Done: Take back");
  expect(existsSync(pdf)).toBe(false);
});

for (const isKept of [true, false])
  test(`a new version of a PDF ${isKept ? "gets an address of its own, and the old one stays" : "takes the place of the old one"}`, async ({
    page,
    context,
    request,
  }) => {
    const website = await context.newPage();
    await website.goto("/resources");
    await hydrate(website);
    const id = "abcs-of-pediatric-physical-therapy";
    const entries: { id: string; title: string; file: string; madeOf?: string }[] = JSON.parse(before);
    const index = entries.findIndex((each) => each.id === id);
    const { title, file } = entries[index] ?? { title: "", file: "" };
    // Only a PDF that is not made of the words of the website can be replaced.
    writeFileSync(documents, before.replace(new RegExp(`("id": "${id}",[^}]*?),\\s*"madeOf": "\\w+"`), "$1"));
    const buffer = await makePdf();

    await page.goto(`/admin?field=documents.${index}.file#/collections/_singletons/entries/documents`);
    const form = page.locator(`[data-key-path="documents.${index}.file"]`).getByRole("group").last();
    await expect(form.getByRole("link", { name: "Open the PDF as it is now" })).toHaveAttribute("href", file);
    const dataTransfer = await page.evaluateHandle(
      (bytes) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], "new version.pdf", { type: "application/pdf" }));
        return data;
      },
      [...buffer],
    );
    await form.dispatchEvent("drop", { dataTransfer });
    await expect(form.getByText(/^new version\.pdf: 2 pages/)).toBeVisible();
    if (isKept) await form.getByRole("checkbox", { name: /^Keep the old PDF at its address/ }).check();
    await saveForm(page);

    const address = isKept ? "/documents/kite-camp-form.pdf" : file;
    expect(JSON.parse(readFileSync(documents, "utf8"))[index]).toMatchObject({ file: address, pages: 2 });
    const added = isKept ? Buffer.concat([buffer, Buffer.from("\n")]) : buffer;
    expect(readFileSync(fileOf(`static${address}`)).equals(added)).toBe(true);
    expect(readFileSync(old).equals(isKept ? oldContent : buffer)).toBe(true);
    expect(existsSync(pdf)).toBe(isKept);
    await expect(form.getByRole("link", { name: "Open the PDF as it is now" })).toHaveAttribute(
      "href",
      address,
    );
    await expect(form.getByRole("checkbox")).toBeHidden();

    await expect(website.getByRole("link", { name: title }).first()).toHaveAttribute("href", address);
    for (const [served, content] of [
      [address, added],
      [file, isKept ? oldContent : buffer],
    ] as const)
      await expect.poll(async () => (await (await request.get(served)).body()).equals(content)).toBe(true);
  });
