/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { writeSocialCards } from "./social-cards";

const about = { path: "/about", socialTitle: "About us | Clinic, Place" };
const name = "Clinic · Place";
let folder: string;
let memory: Map<string, unknown>;

const write = (pages: (typeof about)[], under = name) =>
  writeSocialCards(folder, pages, under, {
    get: async (key) => memory.get(key),
    set: async (key, value) => memory.set(key, value),
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cards-"));
  memory = new Map();
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a page gets a picture of 1200 by 630, light enough to be shown", async () => {
  await write([about]);
  const file = join(folder, "social", "about.jpg");
  expect(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(statSync(file).size).toBeLessThanOrEqual(200 * 1024);
});

test("a card is made again when its words change, when it is gone, and not otherwise", async () => {
  expect(await write([about])).toBe(1);
  expect(await write([about])).toBe(0);
  expect(await write([{ ...about, socialTitle: "About our clinic | Clinic, Place" }])).toBe(1);
  expect(await write([about], "Clinic · Elsewhere")).toBe(1);
  rmSync(join(folder, "social"), { recursive: true });
  expect(await write([about])).toBe(1);
});

test("the card of a page that is no more goes", async () => {
  await write([about]);
  const former = join(folder, "social", "former.jpg");
  writeFileSync(former, "");
  await write([about]);
  expect(existsSync(former)).toBe(false);
});
