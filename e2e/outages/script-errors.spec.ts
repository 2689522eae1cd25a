import type { Page } from "@playwright/test";
import { expect, hydrate, test, turnToApp } from "../support/test";
import { expectLoadFailure, expectWhole } from "../support/whole-page";

const menu = (page: Page) => page.getByRole("banner").getByRole("navigation");

/** Messages of React about errors it caught, and of the browser about uncaught ones. */
const expectedErrors =
  /Cannot (read properties of undefined|destructure property)|is not a function|React error #31|The effect is broken/;

test.use({ allowedConsole: expectedErrors });

for (const [path, kind, part] of [
  ["/contact", "AppointmentForm", "form[data-replay-click]"],
  ["/appointment/first-visit", "VisitPack", "details[name=visit-pack]"],
] as const) {
  test(`${kind} on ${path} throws while it hydrates: its HTML stays, the rest works`, async ({ page }) => {
    await breakSection(page, path, kind);
    await page.goto(path);
    await hydrate(page);
    await expectLoadFailure(page, part);
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

test("the layout throws while it hydrates: the whole page stays as server-rendered", async ({ page }) => {
  await breakLayout(page);
  await page.goto("/contact");
  await turnToApp(page);
  await expectLoadFailure(page);
  await expectWhole(page);
  await menu(page).getByRole("link", { name: "Our Team" }).click();
  await expect(page).toHaveTitle("Our Team");
  await page.goBack();
  await expectWhole(page);
});
