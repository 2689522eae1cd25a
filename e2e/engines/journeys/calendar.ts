import type { Journey } from "../engine";
import type { SitePage } from "../site-page";
import { the } from "../target";

const field = the("textbox", /^Preferred date/);
const calendar = the("dialog", "Choose a date");
const days = the("button", /\d{4}/, calendar);

/** Chooses the first day that can be chosen in the next month, whatever today is. */
export async function chooseDay(page: SitePage): Promise<void> {
  await page.press(the("button", "Choose the date from a calendar"));
  const thisMonth = await page.until(
    "a month is shown",
    (wanted) => inPage.findAll(wanted)[0]?.getAttribute("aria-label"),
    days,
  );
  await page.press(the("button", "Next month", calendar));
  const name = await page.until(
    "a day of the next month can be chosen",
    (wanted, before) => {
      const shown = inPage.findAll(wanted);
      if (shown[0]?.getAttribute("aria-label") === before) return undefined;
      return shown.find((day) => !day.closest(":disabled"))?.getAttribute("aria-label");
    },
    days,
    thisMonth,
  );
  await page.press(the("button", name, calendar));
  await page.misses(calendar);
}

/** Opens the calendar by keyboard and by mouse, and chooses a day. */
export const pickFromCalendar: Journey = {
  name: "calendar",
  async run(page) {
    await page.open("/contact");
    await page.focus(field);
    await page.keys("Enter");
    await page.sees(calendar);
    const focusedDay = () =>
      document.activeElement?.closest("dialog [aria-label]")?.getAttribute("aria-label");
    const first = await page.until("a day has the focus", focusedDay);
    await page.keys("ArrowDown");
    await page.until(
      "another day has the focus",
      (before) =>
        document.activeElement?.closest("dialog [aria-label]")?.getAttribute("aria-label") !== before,
      first,
    );
    await page.keys("Escape");
    await page.misses(calendar);
    await page.hasFocusOn(field);

    await chooseDay(page);
    await page.until(
      "the day is in the field",
      (wanted) =>
        inPage
          .findAll(wanted)
          .some((input) => "value" in input && /^\d\d\/\d\d\/\d{4}$/.test(`${input.value}`)),
      field,
    );
  },
};
