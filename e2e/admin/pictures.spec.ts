import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, hydrate, test } from "../support/test";
import { changedLines, fileOf, openFile, restoring, saveForm, scrollTo, unfoldFirst } from "./editor";

/** The colors of the upper and the lower half of the photo, as red, green and blue. */
const sky = [59, 125, 216] as const;
const grass = [46, 139, 87] as const;

/** Where the photo says that it was taken. */
const place = {
  GPSLatitudeRef: "N",
  GPSLatitude: "61/1 34/1 53/1",
  GPSLongitudeRef: "W",
  GPSLongitude: "149/1 26/1 22/1",
};

const team = "data/team.json";
const about = "data/pages/about.json";
const before = restoring(team, about);
const portrait = fileOf("data/images/team/rosa.jpg");
const opening = fileOf("data/images/about.jpg");

test.afterEach(() => {
  for (const picture of [portrait, opening]) rmSync(picture, { force: true });
});

test("a person is added with the photo of a phone, and is removed with one undo", {
  tag: "@everyday",
}, async ({ page, context }) => {
  const website = await context.newPage();
  await website.goto("/our-team");
  await hydrate(website);

  const editor = await openFile(page, "People");
  await editor.getByRole("button", { name: /Add .*person/ }).click();
  await scrollTo(page, editor.getByRole("textbox", { name: /^Biography/ }).last());
  const fill = (name: RegExp, text: string) => editor.getByRole("textbox", { name }).last().fill(text);
  await fill(/^Short name/, "rosa");
  await fill(/^Name/, "Rosa Tundrafield");
  await fill(/^Biography/, "Rosa works with children who are learning to walk.");
  const photo = { name: "IMG_0042.JPG", mimeType: "image/jpeg", buffer: await phonePhoto() };
  const form = editor.getByLabel("Choose a photo").last();
  await scrollTo(page, form);
  await form.setInputFiles(photo);
  await cropWithKeys(page);
  await expect(editor.getByText("The picture is ready.")).toBeVisible();
  await saveForm(page);

  expect(JSON.parse(readFileSync(fileOf(team), "utf8")).at(-1)).toMatchObject({
    id: "rosa",
    description: "<p>Rosa works with children who are learning to walk.</p>",
    imageUrl: "./images/team/rosa.jpg",
  });
  await expectClean(portrait, { width: 960, height: 1200 });
  await expectUpright(portrait);
  await expect(website.getByText("Rosa Tundrafield").first()).toBeVisible();

  await page.getByRole("link", { name: "Saves, and how to take one back" }).click();
  await page.getByRole("button", { name: "Take this back" }).first().click();
  await expect(page.getByRole("status")).toContainText("Done: Take back");
  expect(readFileSync(fileOf(team), "utf8")).toBe(before[team]);
  expect(existsSync(portrait)).toBe(false);
});

test("a page gets a HEIC picture after another file was refused, and asks about it", async ({ page }) => {
  await page.goto("/admin#/collections/pages/entries/about");
  const editor = page.getByRole("group", { name: "Content Editor" });
  await scrollTo(page, editor.getByRole("button", { name: "Expand", exact: true }).first());
  await unfoldFirst(editor);
  const image = editor.getByRole("group", { name: /Image.*Field/ }).first();
  await scrollTo(page, image);
  await unfoldFirst(image);
  const form = image.getByLabel("Choose a photo");
  await scrollTo(page, form);
  await form.setInputFiles({
    name: "letter.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7"),
  });
  await expect(editor.getByRole("alert").filter({ hasText: "letter.pdf is a PDF" })).toBeVisible();
  await form.setInputFiles(join(__dirname, "phone.heic"));
  await cropWithKeys(page);
  const description = editor.getByRole("textbox", { name: /What the picture shows/ }).first();
  await expect(description).toBeFocused();
  await description.fill("The clinic under a blue sky.");
  await saveForm(page);

  expect(changedLines(about, before[about])).toHaveLength(2);
  await expectClean(opening, { width: 982, height: 655 });
  await expectUpright(opening);
});

/** Moves and zooms the picture under the frame with the keyboard, sees the preview follow, and takes the part. */
async function cropWithKeys(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Choose the part that visitors see" });
  const frame = dialog.getByRole("application", { name: /^Frame/ });
  const preview = dialog.getByRole("figure").locator("img");
  const shown = await placeOf(preview);
  await frame.focus();
  await page.keyboard.press("+");
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => placeOf(preview)).not.toBe(shown);
  await dialog.getByRole("button", { name: "Use this part" }).click();
  await expect(dialog).toBeHidden();
}

function placeOf(preview: Locator): Promise<string | null> {
  return preview.getAttribute("style");
}

/** A saved picture has the right size, and says neither where it was taken nor with which camera. */
async function expectClean(file: string, size: { width: number; height: number }): Promise<void> {
  const { width, height, exif, xmp, iptc, orientation } = await sharp(file).metadata();
  expect({ width, height }).toEqual(size);
  expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
}

async function expectUpright(file: string): Promise<void> {
  expect(nearest(await colorAt(file, 0.95, 0.02))).toBe("sky");
  expect(nearest(await colorAt(file, 0.95, 0.98))).toBe("grass");
}

function nearest(color: number[]): string {
  const distance = (other: readonly number[]) =>
    other.reduce((sum, value, index) => sum + Math.abs(value - (color[index] ?? 0)), 0);
  return distance(sky) < distance(grass) ? "sky" : "grass";
}

/**
 * A photo as a phone makes it: 12 megapixels, lying on its side with a note in its metadata on how to turn it, and with
 * the place where it was taken. The file phone.heic beside this one shows the same, smaller.
 */
async function phonePhoto(): Promise<Buffer> {
  const [width, height] = [3024, 4032];
  const upright = await sharp({ create: { width, height, channels: 3, background: inCss(grass) } })
    .composite([
      {
        input: { create: { width, height: height / 2, channels: 3, background: inCss(sky) } },
        top: 0,
        left: 0,
      },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(upright)
    .rotate(270)
    .withMetadata({ orientation: 6, exif: { IFD0: { Make: "Apple", Model: "iPhone 15" }, IFD3: place } })
    .jpeg()
    .toBuffer();
}

/** The color of a point of a picture: its distance from the left and from the top, as parts of the whole. */
async function colorAt(file: string, fromLeft: number, fromTop: number): Promise<number[]> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const [x, y] = [Math.floor(fromLeft * info.width), Math.floor(fromTop * info.height)];
  return [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
}

function inCss([red, green, blue]: readonly [number, number, number]): string {
  return `rgb(${red}, ${green}, ${blue})`;
}
