import { linesOf, soonestVisits } from "../../widgets/soonest-visits";
import type { Journey } from "../engine";
import { the } from "../target";

const answer = the("link", /^Hates having hair washed/);

/** Finds a concern despite typing mistakes, reads its page, and asks for a visit about it. */
export const findConcern: Journey = {
  name: "worry finder",
  async run(page) {
    await page.open("/services#worry-finder");
    await page.hasFocusOn(the("heading", "What do you see at home?"));
    await page.type(the("searchbox", /./), "hates hair wahsed");
    await page.sees(answer);
    await page.keys("Enter");
    await page.hasFocusOn(answer);
    await page.press(answer);
    await page.sees(the("heading", /^Hates having hair washed/));
    await page.press(the("link", "Ask for a visit"));
    await page.isAt("/contact#form");
    await page.until(
      "the message names the concern",
      (wanted) =>
        inPage
          .findAll(wanted)
          .some((field) => "value" in field && `${field.value}`.includes("Hates having hair washed")),
      the("textbox", /^Your message/),
    );
  },
};

const infants = the("heading", "Infant Learning Program");
const school = the("heading", "Your school district");

/** Chooses the age of a child, by mouse and by keyboard, to see who else helps. */
export const chooseAge: Journey = {
  name: "who else helps",
  async run(page) {
    await page.open("/resources/who-else-helps");
    await page.sees(infants);
    await page.sees(school);
    await page.press(the("button", "Under 3"));
    await page.misses(school);
    await page.sees(infants);
    await page.focus(the("button", "3 to 18"));
    await page.keys(" ");
    await page.misses(infants);
    await page.sees(school);
  },
};

/** Reads how soon a family can come, which the page's script shows for as long as it is true. */
export const readHowSoon: Journey = {
  name: "how soon",
  async run(page) {
    for (const { path, block } of soonestVisits) {
      await page.open(path);
      await page.until(
        `${path} says what is true today`,
        (wanted) => {
          const lines = [...document.querySelectorAll<HTMLElement>("dated-notices li")];
          const otherwise = document.querySelector<HTMLElement>("dated-notices:has(ul) p");
          const isShown = (part: HTMLElement | null) => part !== null && part.offsetHeight > 0;
          const shown = lines.filter(isShown).map(({ textContent }) => textContent);
          return (
            JSON.stringify(shown) === JSON.stringify(wanted) && isShown(otherwise) === (wanted.length === 0)
          );
        },
        linesOf(block),
      );
    }
  },
};
