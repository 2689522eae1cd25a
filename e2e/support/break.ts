import type { Page } from "@playwright/test";

/** Replaces the fields of all blocks of one kind, which makes their section throw during render. */
export async function breakSection(page: Page, path: string, kind: string): Promise<void> {
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
export async function breakLayout(page: Page): Promise<void> {
  await page.route("**/page-data/sq/d/*.json", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    if (json.data.clinic) json.data.clinic = {};
    await route.fulfill({ response, json });
  });
}

/** Makes effects throw that observe an element that matches the selector, on the pages loaded from now on. */
export async function breakEffects(page: Page, selector: string): Promise<void> {
  await page.addInitScript((broken) => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function observeOrThrow(target) {
      if (target.matches(broken)) throw new Error("The effect is broken.");
      observe.call(this, target);
    };
  }, selector);
}
