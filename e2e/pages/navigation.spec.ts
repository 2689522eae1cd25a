import type { Locator, Page } from "@playwright/test";
import { menu } from "../support/content";
import { expect, test } from "../support/test";

interface Entry {
  readonly name: string;
  readonly target: string;
  /** The menu item whose submenu contains it. */
  readonly under?: string;
}

/** Every link of the menu, submenus included. */
const entries: Entry[] = menu.flatMap(({ name, id, scrollTo, subLinks = [] }) => [
  { name, target: scrollTo ? `${id}#${scrollTo}` : id },
  ...subLinks.map(({ label, path }) => ({ name: label, target: path, under: name })),
]);

/** An entry of the bar, one of a submenu, and one with an anchor. Each way to open an entry is tried with these. */
const kinds: readonly ((entry: Entry) => boolean)[] = [
  ({ under }) => under === undefined,
  ({ under }) => under !== undefined,
  ({ target }) => target.includes("#"),
];
const samples = kinds.flatMap((isKind) => entries.find(isKind) ?? []);

/** No link of the menu leads here, so every link is a navigation. */
const start = "/no-such-page";

const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const link = (where: Locator, name: string) => where.getByRole("link", { name, exact: true });
const disclosure = (where: Locator, name: string) => where.locator("summary", { hasText: `${name} submenu` });

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let count = 0; count < 40; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The Tab key did not reach the target.");
}

/** Opens an entry of the drawer. The page's script, if it runs, hides the drawer before the next page is shown. */
async function openByTouch(page: Page, { name, target, under }: Entry): Promise<void> {
  await page.getByRole("button", { name: "Open menu" }).tap();
  if (under) await disclosure(drawer(page), under).tap();
  await link(drawer(page), name).tap();
  await expect(page).toHaveURL(target);
  await expect(drawer(page)).toBeHidden();
}

test.use({ allowedConsole: /status of 404/ });

/** Makes a test that opens each kind of entry in one way. */
function opensEachKind(name: string, open: (page: Page, entry: Entry) => Promise<void>): void {
  test(`${name} opens each kind of entry`, async ({ page }) => {
    for (const entry of samples)
      await test.step(entry.name, async () => {
        await page.goto(start);
        await open(page, entry);
        await expect(page).toHaveURL(entry.target);
      });
  });
}

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  opensEachKind("the mouse", async (page, { name, under }) => {
    if (under) await link(bar(page), under).hover();
    await link(bar(page), name).click();
  });

  opensEachKind("the keyboard", async (page, { name, under }) => {
    if (under) {
      await tabTo(page, disclosure(bar(page), under));
      await page.keyboard.press("Enter");
    }
    await tabTo(page, link(bar(page), name));
    await page.keyboard.press("Enter");
  });

  test("one submenu is open at a time, and Escape closes it and returns the focus", async ({ page }) => {
    await page.goto("/about");
    await link(bar(page), "Resources").hover();
    await expect(link(bar(page), "Forms")).toBeVisible();
    await link(bar(page), "Services").hover();
    await expect(link(bar(page), "Telehealth")).toBeVisible();
    await expect(link(bar(page), "Forms")).toBeHidden();
    await page.mouse.move(600, 700);
    await tabTo(page, disclosure(bar(page), "Services"));
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(link(bar(page), "Telehealth")).toBeHidden();
    await expect(disclosure(bar(page), "Services")).toBeFocused();
  });
});

test.describe("on a wide touch screen", () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

  opensEachKind("a tap", async (page, { name, under }) => {
    if (under) await disclosure(bar(page), under).tap();
    await link(bar(page), name).tap();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, javaScriptEnabled });

    test(`the drawer opens ${javaScriptEnabled ? "each kind of entry" : "every page"} by touch`, async ({
      page,
    }) => {
      await page.goto(start);
      for (const entry of javaScriptEnabled ? samples : entries) {
        await test.step(entry.name, () => openByTouch(page, entry));
      }
    });

    test("the drawer has one submenu open, and closes by its button and keyboard", async ({ page }) => {
      await page.goto("/about");
      const opener = page.getByRole("button", { name: "Open menu" });
      await opener.tap();
      const list = drawer(page).getByRole("navigation").locator("xpath=..");
      await expect.poll(async () => (await list.boundingBox())?.x).toBeCloseTo(390 * 0.25, 0);
      expect((await list.boundingBox())?.width).toBeCloseTo(390 * 0.75, 0);
      await disclosure(drawer(page), "Services").tap();
      await expect(link(drawer(page), "Telehealth")).toBeVisible();
      await disclosure(drawer(page), "Resources").tap();
      await expect(link(drawer(page), "Forms")).toBeVisible();
      await expect(link(drawer(page), "Telehealth")).toBeHidden();
      await page.getByRole("button", { name: "Close menu" }).tap();
      await expect(drawer(page)).toBeHidden();
      await opener.press("Enter");
      await expect(drawer(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(drawer(page)).toBeHidden();
      await expect(opener).toBeFocused();
    });
  });
}

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  opensEachKind("the drawer, by keyboard,", async (page, { name, under }) => {
    await page.getByRole("button", { name: "Open menu" }).press("Enter");
    if (under) {
      await tabTo(page, disclosure(drawer(page), under));
      await page.keyboard.press("Enter");
    }
    await tabTo(page, link(drawer(page), name));
    await page.keyboard.press("Enter");
  });
});

test("the skip link comes first and moves the focus to the main content", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
