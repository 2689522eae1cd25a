import type { Page } from "@playwright/test";
import { asShown, pages, team } from "../support/content";
import { bringIntoView } from "../support/gestures";
import { expect, waitForHydration } from "../support/test";

const found = pages.flatMap(({ path, blocks }) =>
  blocks.flatMap((block) => (block.kind === "picture-story" ? [{ path, block }] : [])),
);
const [first] = found;
if (!first) throw new Error("No page has a picture story.");
export const { path, block } = first;
const chosen = team.find(({ id }) => id === first.block.therapists[0]);
if (!chosen) throw new Error("The picture story offers no therapist.");
/** Who is chosen as the therapist of the story. */
export const therapist = chosen;
export const count = block.scenes.length;
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

export const story = (page: Page) => page.getByRole("region", { name: block.heading });
export const book = (page: Page) => story(page).getByRole("list", { name: block.heading });
export const place = (page: Page) => story(page).getByRole("status").filter({ hasText: /page/i });
export const button = (page: Page, name: string) => story(page).getByRole("button", { name });
/** What the story says while nothing is known. */
export const general = block.scenes.flatMap(({ sentences }) =>
  sentences.map(({ text, otherwise }) => asShown(otherwise ?? text)),
);

export async function openStory(page: Page): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await bringIntoView(book(page));
  await expect(button(page, "Print this book")).toBeVisible();
}

export async function fillInName(page: Page): Promise<void> {
  await story(page).getByLabel("Child's first name").fill("Zipporah");
  await story(page).getByLabel("Favorite animal").fill("narwhal");
  await story(page).getByLabel("Therapist").selectOption(therapist.id);
  await expect(book(page)).toContainText("Zipporah");
}
