import { builtPages } from "../../support/built-pages";
import { clinic } from "../../support/content";
import { isNarrow, type Journey } from "../journey";
import type { SitePage } from "../site-page";
import { the } from "../target";

/** Opens the menu: it is in a drawer on phones whose browser has popovers, else it is part of the page. */
async function findMenu(page: SitePage): Promise<void> {
  const link = the("link", "Contact", the("navigation", "Main"));
  if (isNarrow(page) && !page.lacks("popover")) {
    await page.misses(link);
    await page.press(the("button", "Open menu"));
  }
  await page.press(link);
  await page.isAt("/contact");
}

/** Reads every page, follows the menu and opens answers while the browser runs no script. */
export const readWithoutScript: Journey = {
  name: "no script",
  withoutScript: true,
  async run(page) {
    for (const { path } of builtPages) {
      await page.goto(path);
      await page.sees(the("heading", /./));
      const [tooWide, switches] = await page.evaluate(() => [
        document.documentElement.scrollWidth - document.documentElement.clientWidth,
        document.querySelectorAll("[role=switch]").length,
      ]);
      if (Number(tooWide) > 0) throw new Error(`${path} scrolls sideways by ${tooWide} px.`);
      if (Number(switches) > 0) throw new Error(`${path} has run a script.`);
    }
    await page.goto("/services");
    await page.press(the("summary", "Senses and staying calm"));
    await page.press(the("link", /^Hates having hair washed/));
    await page.sees(the("link", "Ask for a visit"));

    await findMenu(page);
    await page.until(
      "the form says how to reach the clinic",
      (phone) =>
        [...document.querySelectorAll("main p")].some(
          ({ textContent }) => textContent?.includes("needs JavaScript") && textContent.includes(phone),
        ),
      clinic.phones.main,
    );
    await page.misses(the("button", "Send Request"));
  },
};
