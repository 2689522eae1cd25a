import type { Page } from "@playwright/test";
import { pages } from "../support/content";
import { expect, waitForHydration } from "../support/test";

const found = pages.flatMap(({ path, blocks }) =>
  blocks.flatMap((block) => (block.kind === "visit-pack" ? [{ path, block }] : [])),
);
const [first] = found;
if (!first) throw new Error("No page has a visit pack.");
export const { path, block } = first;
const [here] = block.visits;
const byVideo = block.visits.find(({ isRemote }) => isRemote);
if (!here || !byVideo) throw new Error("The pack has no visit to the clinic, or none by video.");
export const evaluation = here;
export const remote = byVideo;
export const itemsOf = (visit: typeof evaluation) =>
  visit.lists.flatMap(({ items }) => items.map(({ text }) => text));
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

export const pack = (page: Page) => page.getByRole("region", { name: block.heading });
export const visit = (page: Page, { name } = evaluation) =>
  pack(page)
    .locator("details")
    .filter({ has: page.getByText(name, { exact: true }) });
export const button = (page: Page, name: string, of = evaluation) =>
  visit(page, of).getByRole("button", { name });

/** On a Saturday of November; what the page is asked to print and every camera that it is given are noted. */
export async function openVisitPack(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date("2026-11-21T20:00:00Z"));
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-asked-to-print", "");
    const streams: MediaStream[] = [];
    Object.assign(window, { streams });
    const devices = navigator.mediaDevices;
    const openVisit = devices?.getUserMedia.bind(devices);
    if (devices)
      devices.getUserMedia = async (wanted) => {
        const stream = await openVisit(wanted);
        streams.push(stream);
        return stream;
      };
  });
  await page.goto(path);
  await waitForHydration(page);
}

export async function open(page: Page, of = evaluation): Promise<void> {
  await openVisitPack(page);
  await visit(page, of).locator("summary").click();
  await expect(button(page, "Print this list", of)).toBeVisible();
}
