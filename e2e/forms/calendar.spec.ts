import { fromClinicTime, toClinicTime } from "../../src/shared/clinic/clinic-local-time";
import { hoursOn, slotsOn } from "../../src/shared/clinic/clinic-time";
import { violations } from "../support/axe";
import { schedule } from "../support/content";
import { captchaBox, fakeCaptcha } from "../support/fakes/recaptcha";
import { confirmation, field, newEmail, openForm, talkOpener } from "../support/form-helpers";
import { mailsFrom } from "../support/mailbox";
import { expect, hydrate, test } from "../support/test";

test.describe("the calendar", () => {
  test("traps the focus, closes in each of three ways, and returns the focus", async ({ page }) => {
    await openForm(page, "/contact");
    const calendar = page.getByRole("dialog", { name: "Choose a date" });
    await field(page, "Preferred date").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Today, Monday, November 23, 2026" })).toBeFocused();
    expect(await violations(page)).toEqual([]);
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => calendar.getByRole("button", { name: "Close" }).click(),
      () => page.mouse.click(5, 5),
    ]) {
      await close();
      await expect(calendar).toBeHidden();
      await expect(field(page, "Preferred date")).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(calendar).toBeVisible();
    }
  });

  for (const timezoneId of ["Asia/Tokyo", "Pacific/Kiritimati", "America/Santiago"]) {
    test.describe(`for a visitor in ${timezoneId}`, () => {
      test.use({ timezoneId });

      test("has the clinic's days and hours", async ({ page }) => {
        // 30 minutes before closing at the clinic, when it is already Tuesday in the other time zones.
        const { closes = "" } = hoursOn("2026-11-23", schedule) ?? {};
        const closing = fromClinicTime({ date: "2026-11-23", time: closes });
        await page.clock.setFixedTime(closing.getTime() - 30 * 60_000);
        await fakeCaptcha(page);
        await page.goto("/contact");
        await hydrate(page);
        await field(page, "Preferred date").click();
        const day = (name: string) => page.getByRole("button", { name });
        await expect(day("Monday, November 23, 2026")).toBeDisabled();
        await expect(day("Today, Monday, November 23, 2026")).toBeVisible();
        await expect(day("Saturday, November 28, 2026")).toBeDisabled();
        await day("Tuesday, November 24, 2026").click();
        await expect(field(page, "Preferred date")).toHaveValue("24/11/2026");
        const times = page.getByRole("combobox", { name: "Preferred time" }).getByRole("option");
        await expect(times).toHaveText([/Choose/, ...slotsOn("2026-11-24", schedule, toClinicTime(closing))]);
      });
    });
  }
});

test("the appointment form can be filled in and sent by keyboard alone", async ({ page }) => {
  const email = newEmail();
  const { keyboard } = page;
  await openForm(page, "/contact");
  await field(page, "First name").focus();
  for (const text of ["Ana", "Example", "9075550100", email]) {
    await keyboard.type(text);
    await keyboard.press("Tab");
  }
  await keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /Today/ })).toBeFocused();
  for (const key of ["ArrowRight", "Enter", "Tab", "Tab"]) await keyboard.press(key);
  await keyboard.type("10:00");
  await keyboard.press("Tab");
  await expect(field(page, "Preferred date")).toHaveValue("24/11/2026");
  await keyboard.type("Hello.");
  await keyboard.press("Tab");
  await expect(talkOpener(page)).toBeFocused();
  await keyboard.press("Tab");
  await expect(captchaBox(page)).toBeFocused();
  for (const key of ["Space", "Tab", "Enter"]) await keyboard.press(key);
  await expect(confirmation(page)).toBeFocused();
  await expect.poll(() => mailsFrom(email)).toHaveLength(1);
});
