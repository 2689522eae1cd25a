import type { Locator, Page } from "@playwright/test";
import type { SimulatedParent } from "./simulated-parent";

/** What the parent sends, and where. */
export interface Request {
  readonly site: string;
  readonly email: string;
  /** Resolves once the clinic's mail server has it. */
  arrived(): Promise<unknown>;
}

export interface Step {
  readonly name: string;
  /** Seconds within which it must be done, the person's own time and all. */
  readonly limit: number;
  act(parent: SimulatedParent, request: Request): Promise<unknown>;
}

export const main = (page: Page) => page.getByRole("main");

/** The first answer to what was typed, and how to go on from it. */
export const answer = (page: Page) => page.getByRole("search").locator("details").first();
export const ask = (page: Page) => answer(page).getByRole("link", { name: "Ask for a visit" });

/** Resolves when it is on the screen: painted, not only in the document. */
export async function shown(place: Locator): Promise<void> {
  await place.waitFor();
  await place.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
}
