import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { screen, waitFor, within } from "@testing-library/dom";
import { blockKinds } from "../../content/blocks";
import { blockLooks, looksPage } from "../page/page";
import { showLooksInMenus } from "./menu-pictures";

const folder = join(__dirname, "pictures");

test("every kind of block has a small picture in WebP, and there is no other", () => {
  const pictures = readdirSync(folder).map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
  expect(pictures.map(({ name }) => name).sort()).toEqual(blockKinds.map((kind) => `${kind}.webp`).sort());
  const isWebp = (bytes: Buffer) => bytes.toString("latin1", 8, 12) === "WEBP";
  expect(pictures.filter(({ bytes }) => bytes.length >= 20_000 || !isWebp(bytes))).toEqual([]);
});

test("every kind has a name that no other has, and says what it is for", () => {
  const looks = blockLooks();
  expect(new Set(looks.map(({ label }) => label)).size).toBe(looks.length);
  expect(looks.filter(({ description }) => description === "")).toEqual([]);
});

test("the page of pictures shows each kind with its name and its picture", () => {
  const page = looksPage();
  expect(page).toContain("<h2>Text beside a picture</h2>");
  expect(page.match(/<img /g)).toHaveLength(blockKinds.length);
});

const looks = [
  { kind: "prose", label: "Text", description: "x", picture: "/prose.webp" },
  { kind: "reviews", label: "Reviews", description: "x", picture: "/reviews.webp" },
];
const menu = (...labels: string[]) =>
  `<div role="menu">${labels.map((label) => `<button role="menuitem">${label}</button>`).join("")}</div>`;

test("a menu that adds a block shows what each looks like, its names stay the same, and other menus do, too", async () => {
  const observer = showLooksInMenus(looks);
  document.body.innerHTML = menu("Text", "Bold") + menu("Text", "Reviews");
  await waitFor(() => expect(document.querySelectorAll("img")).toHaveLength(2));
  const pictureOf = (name: string) =>
    within(screen.getByRole("menuitem", { name })).queryByRole("presentation");
  expect(pictureOf("Reviews")).toHaveAttribute("src", "/reviews.webp");
  expect(pictureOf("Bold")).toBeNull();
  observer.disconnect();
});
