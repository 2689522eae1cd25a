import type { Page } from "@playwright/test";
import { asShown, firstBlock, team } from "../support/content";
import { bringIntoView } from "../support/gestures";
import { expect, hydrate } from "../support/test";

export const { path: storyPath, block: storyBlock } = firstBlock("picture-story");
const chosen = team.find(({ id }) => id === storyBlock.therapists?.[0]);
if (!chosen) throw new Error("The picture story offers no therapist.");
/** The therapist that is chosen for the story. */
export const therapist = chosen;
export const pageCount = storyBlock.scenes.length;

export const story = (page: Page) => page.getByRole("region", { name: storyBlock.heading });
export const book = (page: Page) => story(page).getByRole("list", { name: storyBlock.heading });
/** Says which pages are in view. */
export const pageStatus = (page: Page) => story(page).getByRole("status").filter({ hasText: /page/i });
export const storyButton = (page: Page, name: string) => story(page).getByRole("button", { name });
/** The story's sentences while no names are filled in. */
export const genericText = storyBlock.scenes.flatMap(({ sentences }) =>
  sentences.map(({ text, otherwise }) => asShown(otherwise ?? text)),
);

/** Opens the page, scrolls to the story and waits until its controls have loaded. */
export async function openStory(page: Page): Promise<void> {
  await page.goto(storyPath);
  await hydrate(page);
  await bringIntoView(book(page));
  await expect(storyButton(page, "Print this book")).toBeVisible();
}

/** Fills in the child's name, an animal and the therapist. */
export async function fillInNames(page: Page): Promise<void> {
  await story(page).getByLabel("Child's first name").fill("Zipporah");
  await story(page).getByLabel("Favorite animal").fill("narwhal");
  await story(page).getByLabel("Therapist").selectOption(therapist.id);
  await expect(book(page)).toContainText("Zipporah");
}
