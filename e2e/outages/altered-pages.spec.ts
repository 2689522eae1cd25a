import { fakeEmbeds } from "../support/embeds";
import { captchaBox, fakeCaptcha } from "../support/fakes/recaptcha";
import { mondayMorning, newIpAddress, talkOpener } from "../support/form-helpers";
import { isHydrated } from "../support/in-page";
import { expect, test } from "../support/test";

test.use({ allowedConsole: /error #418/ });

const delayMs = 2_500;
/** Between two letters of someone who types fast. */
const typing = { delay: 70 };
const story = "My son walks on his toes and he is tired after that.";

/** Replaces every text that is shown, as translators do. Runs in the page. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest("script, style, noscript, template, option"))
      continue;
    const font = document.createElement("font");
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

// What other programs do, and to parts of all kinds, is in page-state.test.tsx.
for (const path of ["/", "/es/contacto"])
  test(`a translator replaces every text of ${path}, and nothing is lost meanwhile`, async ({ page }) => {
    await page.clock.setFixedTime(mondayMorning);
    await page.setExtraHTTPHeaders({ "X-Forwarded-For": newIpAddress() });
    await fakeEmbeds(page);
    await fakeCaptcha(page);
    await page.route("**/framework-*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      await route.continue();
    });
    await page.goto(path);
    await page.evaluate(translate);
    const form = page.locator("form[action]");
    const message = form.locator("[name=message]");
    const phone = form.locator("[name=phone]");
    await phone.pressSequentially("555", typing);
    await phone.press("Home");
    await phone.pressSequentially("907", typing);
    await talkOpener(page).click();
    await form.locator("[name=interpreter]").check();
    await form.locator("[name=relay]").check();
    await message.pressSequentially(story, typing);
    await page.waitForFunction(isHydrated);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.type(" now");

    await expect(message).toBeFocused();
    await expect(message).toHaveValue(story.replace(".", " now."));
    await expect(phone).toHaveValue("907555");
    for (const name of ["interpreter", "relay"]) await expect(form.locator(`[name=${name}]`)).toBeChecked();
    await expect(form.locator("details")).toHaveAttribute("open", "");

    // What React changes later, on a page that is altered by then.
    await page.evaluate(translate);
    await captchaBox(page).check();
    await form.locator("[type=submit]").click();
    const summary = form.locator("section").first();
    await expect(summary).toBeFocused();
    await page.evaluate(translate);
    await phone.fill("");
    await phone.pressSequentially("9075550100");
    await form.locator("[type=submit]").click();
    await expect(summary).toBeFocused();
    await expect(form.locator("#field-phone-error")).toHaveCount(0);
    await expect(message).toHaveValue(story.replace(".", " now."));
  });
