import type { Page } from "@playwright/test";
import { expect, hydrate, test, turnToApp } from "../support/test";
import { expectLoadFailure, expectWhole } from "../support/whole-page";

const menu = (page: Page) => page.getByRole("banner").getByRole("navigation");

/** Messages of React about errors it caught, and of the browser about uncaught ones. */
const expectedErrors =
  /Cannot (read properties of undefined|destructure property)|is not a function|React error #31|The effect is broken/;

test.use({ allowedConsole: expectedErrors });

for (const [path, kind, check] of [
  ["/contact", "AppointmentForm", expectLoadFailure],
  ["/", "HomeHero", expectLoadFailure],
  ["/providers", "ReferralSheet", expectLoadFailure],
  [
    "/appointment/first-visit",
    "VisitPack",
    (page: Page) => expectLoadFailure(page, "details[name=visit-pack]"),
  ],
] as const) {
  test(`${kind} on ${path} throws while it hydrates: its HTML stays, and the rest of the page works`, async ({
    page,
  }) => {
    await breakSection(page, path, kind);
    await page.goto(path);
    await hydrate(page);
    await check(page);
    await expectWhole(page);
    await menu(page).getByRole("link", { name: "Our Team" }).click();
    await expect(page).toHaveTitle("Our Team");
  });
}

/** Replaces the fields of all blocks of one kind, which makes their section throw during render. */
async function breakSection(page: Page, path: string, kind: string): Promise<void> {
  await page.route(`**/page-data${path === "/" ? "/index" : path}/page-data.json`, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const { blocks } = json.result.data.page;
    json.result.data.page.blocks = blocks.map((block: { __typename: string }) =>
      block.__typename === `${kind}Block` ? withoutFields(block) : block,
    );
    await route.fulfill({ response, json });
  });
}

function withoutFields({ __typename, ...fields }: { __typename: string }): object {
  return { __typename, ...Object.fromEntries(Object.keys(fields).map((name) => [name, {}])) };
}

/** Removes all fields of the clinic's facts, which makes the layout throw during render. */
async function breakLayout(page: Page): Promise<void> {
  await page.route("**/page-data/sq/d/*.json", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    if (json.data.clinic) json.data.clinic = {};
    await route.fulfill({ response, json });
  });
}

for (const [name, width, path] of [
  ["a screen", 1280, "/contact"],
  ["a phone", 390, "/"],
] as const) {
  test(`the layout throws while it hydrates, on ${name}: the whole page stays as server-rendered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await breakLayout(page);
    await page.goto(path);
    if (width < 768) await page.locator("form-panel summary").first().click();
    else await turnToApp(page);
    await expectLoadFailure(page);
    await expectWhole(page);
    if (width < 768) {
      await page.getByRole("button", { name: "Open menu" }).click();
      const drawer = page.getByRole("dialog", { name: "Menu" });
      await expect(drawer).toBeVisible();
      await drawer.getByRole("link", { name: "Contact" }).click();
    } else {
      await menu(page).getByRole("link", { name: "Our Team" }).click();
    }
    await expect(page).toHaveTitle(width < 768 ? "Contact" : "Our Team");
    await page.goBack();
    await expectWhole(page);
  });
}
