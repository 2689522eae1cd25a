import { storyBlock, storyPath } from "../../widgets/story";
import type { Journey } from "../engine";
import type { SitePage } from "../site-page";
import { the } from "../target";

const story = the("region", storyBlock.heading);
const position = (first: number) => the("status", new RegExp(`^Pages? ${first}\\b`), story);
const row = the("list", storyBlock.heading);
const name = the("textbox", "Child's first name", story);

/** Opens the page, and scrolls to the story, whose controls load then. */
export async function openStory(page: SitePage): Promise<void> {
  await page.open(storyPath);
  await page.evaluate(
    (wanted) => inPage.findAll(wanted)[0]?.scrollIntoView({ behavior: "instant", block: "center" }),
    row,
  );
  await page.sees(the("button", "Print this book", story));
}

async function hasName(page: SitePage, isThere: boolean): Promise<void> {
  await page.until(
    `the book ${isThere ? "has" : "does not have"} the name`,
    (wanted, has) => inPage.findAll(wanted)[0]?.textContent?.includes("Zipporah") === has,
    row,
    isThere,
  );
}

/** Turns the pages of the picture book, and puts a name into it, which stays for the next time. */
export const readStory: Journey = {
  name: "story",
  async run(page) {
    await openStory(page);
    await page.sees(position(1));
    await page.press(the("button", "Next page", story));
    await page.until(
      "the first page is out of view",
      (wanted) => inPage.findAll(wanted)[0]?.textContent?.match(/^Pages? 1\b/) === null,
      the("status", /^Page/, story),
    );
    // WPE WebKit may snap forward again when it is sent back just before it arrives.
    await page.until(
      "the next pages have arrived",
      (wanted) => inPage.findAll(wanted).some((each) => Math.abs(each.scrollLeft - each.clientWidth) <= 1),
      row,
    );
    await page.press(the("button", "Previous page", story));
    await page.sees(position(1));

    await page.type(name, "Zipporah");
    await hasName(page, true);
    await openStory(page);
    await hasName(page, true);
    await page.press(the("button", "Forget it", story));
    await hasName(page, false);
  },
};
