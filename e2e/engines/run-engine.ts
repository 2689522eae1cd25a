import type { Browser, Engine } from "./engine";
import { type Journey, widths } from "./journey";
import { startProxy } from "./proxy";
import type { Result } from "./report";
import { SitePage } from "./site-page";

/** Runs journeys in one engine, one after the other. `isWanted` chooses them, and `tell` is called after each. */
export async function runEngine(
  engine: Engine,
  journeys: readonly Journey[],
  site: string,
  isWanted: (result: Omit<Result, "problems">) => boolean,
  tell: (result: Result) => void,
): Promise<void> {
  const chosen = widths.flatMap((width) =>
    journeys
      .map((journey) => ({ engine: engine.name, width, journey }))
      .filter(({ journey, ...place }) => isWanted({ ...place, journey: journey.name })),
  );
  if (chosen.length === 0) return;
  const browser = await engine.start();
  try {
    for (const { journey, ...place } of chosen) {
      const problems = await runJourney(browser, engine, journey, place.width, site);
      tell({ ...place, journey: journey.name, problems });
    }
  } finally {
    await browser.stop();
  }
}

/** Runs a journey in a new tab. @returns what went wrong in it and in its pages */
async function runJourney(
  browser: Browser,
  { limits }: Engine,
  journey: Journey,
  width: number,
  site: string,
): Promise<string[]> {
  const proxy = await startProxy(site, !journey.withoutScript);
  const tab = await browser.open(width);
  try {
    await journey.run(new SitePage(tab, proxy.address, width, limits));
    return [...proxy.problems];
  } catch (error) {
    return [`${error instanceof Error ? error.message : error}`, ...proxy.problems];
  } finally {
    await tab.close();
    proxy.stop();
  }
}
