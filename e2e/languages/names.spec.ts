import { isEnglish, visitedPages } from "../support/built-pages";
import { fakeEmbeds } from "../support/embeds";
import { fakeCaptcha } from "../support/fakes/recaptcha";
import { mondayMorning } from "../support/form-helpers";
import { smallPhone } from "../support/gestures";
import { namesInEnglish } from "../support/names-in-english";
import { expect, hydrate, test } from "../support/test";
import { herPhone, isLive, pathOf } from "./spanish";

test.skip(!isLive, "Spanish is not live.");
// The browser logs the 404 status of the not-found page.
test.use({ ...herPhone, allowedConsole: /status of 404/ });

for (const { path, words } of visitedPages.filter((page) => !isEnglish(page)))
  test(`nothing that a screen reader says on ${path} is English, whatever is opened`, async ({ page }) => {
    const { layout, media, requests } = words;
    await page.clock.setFixedTime(mondayMorning);
    await fakeEmbeds(page);
    await fakeCaptcha(page);
    await page.goto(path);
    const expectNoEnglish = async (part: string) => expect(await namesInEnglish(page), part).toEqual([]);
    await page.locator("summary").evaluateAll((all) => {
      for (const summary of all) if (!summary.closest("details[open]")) (summary as HTMLElement).click();
    });
    if ((await page.locator("[data-app]").count()) > 0) await hydrate(page);
    await expectNoEnglish("the page");
    const send = page.getByRole("button", { name: requests.send });
    if (await send.isVisible()) {
      await page.getByRole("textbox", { name: requests.phone }).pressSequentially("12", { delay: 50 });
      await send.click();
      await expect(page.getByRole("region", { name: words.forms.unsent })).toBeFocused();
      await expect(page.getByRole("region", { name: words.toasts.region })).toBeAttached();
      await expectNoEnglish("the form with its errors and its toast");
      const date = page.getByRole("textbox", { name: requests.date });
      if (await date.isVisible()) {
        await date.click();
        await expect(page.getByRole("grid")).toBeVisible();
        await expectNoEnglish("the calendar");
        await page.keyboard.press("Escape");
      }
    }
    const play = media.play.replace("{title} ", "");
    const video = page.getByRole("button", { name: play }).first();
    if ((await video.count()) > 0) {
      await video.click();
      await expect(page.getByRole("button", { name: media.close })).toBeVisible();
      await expectNoEnglish("the video");
      await page.keyboard.press("Escape");
    }
    await page.setViewportSize(smallPhone.viewport);
    await page.getByRole("button", { name: layout.openMenu }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoEnglish("the menu");
  });

test("a name in English is found, unless it is marked as English", async ({ page }) => {
  await page.goto(pathOf("home"));
  await page.locator("main").evaluate((main) => {
    main.insertAdjacentHTML(
      "beforeend",
      '<div role="region" aria-label="Notifications Alt+T"></div><p lang="en">Please wait</p>',
    );
  });
  expect(await namesInEnglish(page)).toEqual([expect.stringContaining("Notifications Alt+T")]);
});
