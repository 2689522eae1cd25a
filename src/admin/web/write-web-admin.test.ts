import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type Fixture, makeFixture } from "../../content-check/valid-site.fixtures";
import { readBuildSettings } from "../../shared/settings/build-settings";
import { writeWebAdmin } from "./write-web-admin";

// The bundle is tested in a browser.
jest.mock("../page/bundle", () => ({
  bundleAdmin: async (folder: string) => {
    const { mkdirSync: make, writeFileSync: write } = jest.requireActual<typeof import("node:fs")>("node:fs");
    make(folder, { recursive: true });
    write(`${folder}/main.js`, `// ${"the editor ".repeat(200)}`);
  },
}));

const on = readBuildSettings({
  SITE_URL: "https://www.clinic.example",
  GATSBY_ADMIN_BACKEND: "github",
  GATSBY_ADMIN_REPO: "clinic/website",
});
let site: Fixture;
let folder: string;

beforeAll(() => {
  site = makeFixture();
  folder = join(site.folder, "public");
  mkdirSync(folder);
  writeFileSync(join(folder, "index.html"), "<h1>Home</h1>");
});
afterAll(() => site.remove("."));

const files = () => readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();

/** The page for editors, and what is built into it. */
async function write() {
  await writeWebAdmin(site.folder, on);
  const page = readFileSync(join(folder, "admin/index.html"), "utf8");
  const [, json = ""] = /id="admin">([^<]+)</.exec(page) ?? [];
  return { page, start: JSON.parse(json) };
}

test("without its settings there is no /admin", async () => {
  await writeWebAdmin(site.folder, readBuildSettings({}));
  expect(files()).toEqual(["index.html"]);
});

test("with its settings there is a page for editors, and nothing else changes", async () => {
  const { page, start } = await write();
  expect(files().filter((name) => !name.startsWith("admin"))).toEqual(["index.html"]);
  expect(readFileSync(join(folder, "index.html"), "utf8")).toBe("<h1>Home</h1>");
  expect(files()).toContain(join("admin", "files", "main.js"));
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain('<script type="module" src="/admin/files/main.js">');
  expect(start).toMatchObject({ config: { backend: { name: "github", repo: "clinic/website" } } });
});

test("the page has no list of the saves on a computer, and no key to it", async () => {
  expect((await write()).page).not.toMatch(/how to take one back|"token":/);
});

test("each picture has a small copy, and the page knows which", async () => {
  expect((await write()).start.thumbnails).toContain("team/ben.jpg");
  const copy = await sharp(join(folder, "admin/pictures/team/ben.jpg.webp")).metadata();
  expect(copy.format).toBe("webp");
  expect(Math.max(copy.width, copy.height)).toBeLessThanOrEqual(480);
});

test("the page has the languages, and forms for their translations", async () => {
  site.write("data/languages/es.json", JSON.stringify({ name: "Español", english: "Spanish" }));
  expect((await write()).start).toMatchObject({
    languages: [{ name: "data/languages/es.json", value: { name: "Español" } }],
    config: { collections: [{ name: "pages" }, { label: "Spanish" }] },
  });
});
