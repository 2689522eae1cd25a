import type { Page } from "@playwright/test";
import { firstBlock } from "../support/content";
import { catchPrint } from "../support/print-to-pdf";
import { expect, hydrate } from "../support/test";

export const { path: visitPackPath, block: visitPackBlock } = firstBlock("visit-pack");
const [firstVisit] = visitPackBlock.visits;
const videoVisit = visitPackBlock.visits.find(({ isRemote }) => isRemote);
if (!firstVisit || !videoVisit) throw new Error("The pack has no visit to the clinic, or none by video.");
/** A visit to the clinic. */
export const evaluation = firstVisit;
/** A visit by video. */
export const remoteVisit = videoVisit;
export const itemsOf = (visit: typeof evaluation) =>
  visit.lists.flatMap(({ items }) => items.map(({ text }) => text));

export const pack = (page: Page) => page.getByRole("region", { name: visitPackBlock.heading });
export const visit = (page: Page, { name } = evaluation) =>
  pack(page)
    .locator("details")
    .filter({ has: page.getByText(name, { exact: true }) });
export const visitButton = (page: Page, name: string, of = evaluation) =>
  visit(page, of).getByRole("button", { name });

/** Opens the page on a Saturday in November. Calls of `print` set an attribute. */
export async function openVisitPack(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date("2026-11-21T20:00:00Z"));
  await catchPrint(page);
  await page.goto(visitPackPath);
  await hydrate(page);
}

/** Opens the page and the list of one visit, and waits until its tools have loaded. */
export async function openVisit(page: Page, of = evaluation): Promise<void> {
  await openVisitPack(page);
  await visit(page, of).locator("summary").click();
  await expect(visitButton(page, "Print this list", of)).toBeVisible();
}
