import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, test } from "../support/test";
import { consoleOfEditor, fileOf, openFile, saveForm, scrollTo } from "./editor";

const documents = fileOf("data/documents.json");
const before = readFileSync(documents, "utf8");
const pdf = fileOf("static/documents/kite-camp-form.pdf");

test.use({ allowedConsole: consoleOfEditor });

test.afterEach(() => {
  writeFileSync(documents, before);
  rmSync(pdf, { force: true });
});

test("a PDF is dropped in, counted, and saved together with its entry", async ({ page }) => {
  const made = await PDFDocument.create();
  made.addPage();
  made.addPage();
  made.setTitle("Kite Camp Form");
  const buffer = Buffer.from(await made.save());

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
