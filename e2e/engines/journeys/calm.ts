import { isNarrow, type Journey } from "../engine";
import type { SitePage } from "../site-page";
import { the } from "../target";

const calm = the("switch", "Calm mode");

async function isCalm(page: SitePage, expected: boolean): Promise<void> {
  await page.until(
    `calm mode is ${expected ? "on" : "off"}`,
    (wanted, isOn) => {
      const state = inPage.findAll(wanted)[0]?.getAttribute("aria-checked");
      const { letterSpacing } = getComputedStyle(
        document.querySelector("main section:nth-of-type(2) p") ?? document.body,
      );
      return state === `${isOn}` && (letterSpacing !== "normal") === isOn;
    },
    calm,
    expected,
  );
}

/** Turns calm mode on, keeps it on other pages and after a reload, and turns it off by keyboard. */
export const keepCalm: Journey = {
  name: "calm mode",
  async run(page) {
    await page.open("/about");
    await isCalm(page, false);
    await page.press(calm);
    await isCalm(page, true);
    await page.until(
      "a section can be read aloud, or says why not",
      () => document.querySelector("main section [data-app=near][data-stored] :is(button, p)") !== null,
    );
    await page.press(the("link", isNarrow(page) ? "Staff" : "Our Team"));
    await page.isAt("/our-team");
    await page.open("/about");
    await isCalm(page, true);
    await page.focus(calm);
    await page.keys(" ");
    await isCalm(page, false);
  },
};
