import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import clinic from "../data/clinic.json";
import documents from "../data/documents.json";
import { formatAddress } from "../src/utils/address";
import { formatHours } from "../src/utils/hours";
import { expect, test } from "./test";

const root = join(__dirname, "..");

test.describe("every PDF", () => {
  for (const { file, title } of documents) {
    test(`${title} is served as a PDF, whole and in ranges`, async ({ request }) => {
      const whole = await request.get(file);
      expect(whole.headers()["content-type"]).toBe("application/pdf");
      const range = await request.get(file, { headers: { Range: "bytes=0-4" } });
      expect(range.status()).toBe(206);
      expect(await range.text()).toBe("%PDF-");
    });
  }
});

for (const path of ["/resources/forms", "/resources", "/appointment", "/services/educational-service"]) {
  test(`${path} opens PDFs in a new tab and says their type and size before`, async ({ page }) => {
    await page.goto(path);
    const links = page.getByRole("main").locator('a[href$=".pdf"]');
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all()) await expect(link).toHaveAttribute("target", "_blank");
    if (path === "/resources/forms") {
      for (const link of await links.all()) await expect(link).toContainText(/PDF, \d+ pages?, \d+ KB/);
    }
  });
}

test.describe("facts", () => {
  const pages = readdirSync(join(root, "public"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("index.html"))
    .map((name) =>
      readFileSync(join(root, "public", name), "utf8").replace(/<(script|style)[\s\S]*?<\/\1>/g, ""),
    )
    .map((html) => html.replace(/<[^>]+>/g, " ").replaceAll("&#x27;", "'"))
    .join("\n");
  const program = join(root, "documents/inspect.ts");
  const files = documents.map(({ file }) => join(root, "static", file));
  const read = execFileSync(process.execPath, ["--import", "tsx", program, ...files], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64e6,
  });
  const pdfs = (JSON.parse(read) as { pages: { text: string }[] }[])
    .flatMap((pdf) => pdf.pages.map(({ text }) => text))
    .join("\n");
  const oneLine = (text: string) => text.replace(/\s+/g, " ");
  const all = (text: string, pattern: RegExp) =>
    new Set(Array.from(text.matchAll(pattern), ([found]) => found));

  // The hint beside empty phone fields, from the numbers reserved for fiction.
  const example = "907-555-0100";
  const phones = new Set([...Object.values(clinic.phones).map(String), example]);
  const phone = /\(907\) \d{3}-\d{4}|\b907-\d{3}-\d{4}/g;
  const week = new Set(formatHours(clinic.hours).split(", "));
  const hours = /(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:-\w+day)? \d+(?::\d+)?[ap]m-\d+(?::\d+)?[ap]m/g;
  const percentages = /\d+(?:\.\d+)?%/g;

  for (const [where, text] of [
    ["pages", oneLine(pages)],
    ["PDFs", oneLine(pdfs)],
  ] as const) {
    test(`the ${where} say no phone, hours or address but the clinic's`, () => {
      expect(all(text, phone).size).toBeGreaterThan(1);
      for (const found of all(text, phone)) expect(phones).toContain(found);
      expect(all(text, hours).size).toBe(week.size);
      for (const found of all(text, hours)) expect(week).toContain(found);
      expect(text).toContain(formatAddress(clinic.address));
      expect(all(text, /\d+ N Leatherleaf/g)).toEqual(all(clinic.address.street, /\d+ N Leatherleaf/g));
    });
  }

  test("the PDFs say no percentage that the pages don't", () => {
    expect(all(pdfs, percentages).size).toBeGreaterThan(0);
    for (const found of all(pdfs, percentages)) expect(all(pages, percentages)).toContain(found);
  });
});
