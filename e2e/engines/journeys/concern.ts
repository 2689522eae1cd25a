import type { Journey } from "../journey";
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
