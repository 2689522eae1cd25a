import type { Journey } from "../journey";
import { the } from "../target";

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
