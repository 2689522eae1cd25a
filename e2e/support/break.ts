import type { Page } from "@playwright/test";

/** The blocks of this kind come with other fields than their section takes, so that it throws while React draws it. */
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

/** The clinic's facts come without their fields, so that the frame around every page throws while React draws it. */
export async function breakFrame(page: Page): Promise<void> {
  await page.route("**/page-data/sq/d/*.json", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    if (json.data.clinic) json.data.clinic = {};
    await route.fulfill({ response, json });
  });
}

/** The effects that watch an element that fits the selector throw. */
export async function breakEffects(page: Page, selector: string): Promise<void> {
  await page.addInitScript(throwOnObserve, selector);
}

/** The same, from now on in a page that is open. */
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

/** The documents that the page loads from now on, by path. */
export function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
