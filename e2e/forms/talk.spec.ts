import { violations } from "../support/axe";
import { captchaBox, fakeCaptcha } from "../support/fakes/recaptcha";
import {
  confirmation,
  field,
  forms,
  newEmail,
  openForm,
  sendButton,
  talkOpener,
} from "../support/form-helpers";
import { smallPhone } from "../support/gestures";
import { mailsFrom } from "../support/mailbox";
import { blockScripts } from "../support/scripts";
import { expect, hydrate, test } from "../support/test";

for (const { name, path, fill, mailed } of forms) {
  test.describe(`how we can talk with you, in the ${name} form`, () => {
    test("by keyboard: it is at the top of the mail, axe finds no violations, and the group is cleared", async ({
      page,
    }) => {
      const { keyboard } = page;
      const email = newEmail();
      await openForm(page, path);
      await fill(page, email);
      await talkOpener(page).focus();
      await keyboard.press("Enter");
      await keyboard.press("Tab");
      await keyboard.type("Spanish");
      await keyboard.press("Tab");
      await keyboard.press("Space");
      await keyboard.press("Tab");
      await keyboard.press("Space");
      for (let box = 0; box < 4; box += 1) await keyboard.press("Tab");
      await expect(field(page, "Best time to call")).toBeFocused();
      await keyboard.type("mornings");
      expect(await violations(page)).toEqual([]);

      await captchaBox(page).check();
      await sendButton(page).click();
      await expect(confirmation(page)).toBeFocused();
      await expect(field(page, "Your language")).toHaveValue("");
      await expect(page.getByRole("checkbox", { name: "An interpreter" })).not.toBeChecked();
      await expect.poll(() => mailsFrom(email)).toHaveLength(1);
      const [mail = ""] = await mailsFrom(email);
      expect(mail).toContain(
        "How to talk with this family\nLanguage: Spanish\nInterpreter: yes\nTalk by: ASL (sign language)\nBest time to call: mornings\n\nName: Ana Example\n",
      );
      for (const words of mailed) expect(mail).toContain(words);
    });
  });
}

test.describe("on a phone", () => {
  test.use(smallPhone);

  test("it opens at the first tap, before hydration, and keeps what was chosen", async ({ page }) => {
    await fakeCaptcha(page);
    const start = await blockScripts(page);
    await page.goto("/contact", { waitUntil: "commit" });
    await talkOpener(page).tap();
    await page.getByRole("checkbox", { name: "Call me through relay (711)" }).tap();
    start();
    await hydrate(page);
    await expect(page.getByRole("checkbox", { name: "Call me through relay (711)" })).toBeChecked();
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);
  });
});
