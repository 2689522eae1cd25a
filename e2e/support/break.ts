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
  await page.addInitScript(throwOnObserve, selector);
}

/** Like `breakEffects`, but in the page that is already open. */
export async function breakLaterEffects(page: Page, selector: string): Promise<void> {
  await page.evaluate(throwOnObserve, selector);
}

function throwOnObserve(selector: string): void {
  const { observe } = IntersectionObserver.prototype;
  IntersectionObserver.prototype.observe = function observeOrThrow(target) {
    if (target.matches(selector)) throw new Error("The effect is broken.");
    observe.call(this, target);
  };
}

/** Collects the paths of the documents that the page loads from now on. */
export function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
