import type { Locator, Page } from "@playwright/test";
import type { SimulatedParent } from "./simulated-parent";

/** The request that the parent sends. */
export interface Request {
  readonly site: string;
  readonly email: string;
  /** Resolves once the clinic's mail server has received the request. */
  arrived(): Promise<unknown>;
}

export interface Step {
  readonly name: string;
  /** In seconds, including the person's own time. */
  readonly limit: number;
  act(parent: SimulatedParent, request: Request): Promise<unknown>;
}

export const main = (page: Page) => page.getByRole("main");

/** The first answer to what was typed. */
export const answer = (page: Page) => page.getByRole("search").locator("details").first();
/** The link from that answer to the request form. */
export const ask = (page: Page) => answer(page).getByRole("link", { name: "Ask for a visit" });

/** Resolves when an element is painted, not only in the document. */
export async function shown(element: Locator): Promise<void> {
  await element.waitFor();
  await element.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
}
