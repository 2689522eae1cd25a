import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { writeSocialCards } from "./social-cards";

const about = { path: "/about", socialTitle: "About us | Clinic, Place" };
const name = "Clinic · Place";
let folder: string;
let cache: Map<string, unknown>;

const write = (pages: (typeof about)[], under = name) =>
  writeSocialCards(folder, pages, under, {
    get: async (key) => cache.get(key),
    set: async (key, value) => cache.set(key, value),
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cards-"));
  cache = new Map();
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a page gets a picture of 1200 by 630 pixels and at most 200 KB", async () => {
  await write([about]);
  const file = join(folder, "social", "about.jpg");
  expect(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(statSync(file).size).toBeLessThanOrEqual(200 * 1024);
});

test("a card is rewritten only when its text has changed or its file is missing", async () => {
  expect(await write([about])).toBe(1);
  expect(await write([about])).toBe(0);
  expect(await write([{ ...about, socialTitle: "About our clinic | Clinic, Place" }])).toBe(1);
  expect(await write([about], "Clinic · Elsewhere")).toBe(1);
  rmSync(join(folder, "social"), { recursive: true });
  expect(await write([about])).toBe(1);
});

test("the card of a removed page is deleted", async () => {
  await write([about]);
  const removed = join(folder, "social", "removed.jpg");
  writeFileSync(removed, "");
  await write([about]);
  expect(existsSync(removed)).toBe(false);
});
