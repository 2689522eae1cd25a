import type { Page } from "@playwright/test";
import { captchaBox } from "../support/fakes/recaptcha";
import { newEmail, openForm } from "../support/form-helpers";
import { mailsFrom } from "../support/mailbox";
import { expect, test } from "../support/test";

/** Does what translators do: each text, also a later one, is another one in `<font>` elements of its own; so are options. */
function translate(): void {
  const done = new WeakSet<Node>();
  const all = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (done.has(text) || !text.data.trim() || text.parentElement?.closest("script, style, textarea"))
        continue;
      const word = document.createElement("font");
      const words = document.createTextNode(`Ü ${text.data}`);
      done.add(words);
      word.append(words);
      text.replaceWith(word);
    }
  };
  all();
  new MutationObserver(all).observe(document.body, { subtree: true, childList: true, characterData: true });
}

const control = (page: Page, name: string) => page.locator(`#field-${name}`);

async function type(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(values))
    await control(page, name).pressSequentially(text, { delay: 20 });
}

test("an appointment can be sent from a page that a translator has changed, with the day and time that were chosen", async ({
  page,
}) => {
  const email = newEmail();
  await openForm(page, "/contact");
  await page.evaluate(translate);
  await type(page, { first_name: "Ana", last_name: "Example", phone: "(907) 555-0100", email });
  await control(page, "preferred_date").click();
  await page.locator('[data-day="2026-11-25"] button').click();
  await control(page, "preferred_time").focus();
  for (let slot = 0; slot < 6; slot += 1) await page.keyboard.press("ArrowDown");
  await expect(control(page, "preferred_time").locator("option:checked")).toHaveText("Ü 09:30");
  await type(page, { message: "Hello" });
  await captchaBox(page).check();
  await page.locator("form[action] [type=submit]").click();
  await expect.poll(() => mailsFrom(email)).toHaveLength(1);
  expect((await mailsFrom(email))[0]).toContain(
    "Preferred Date: 11/25/2026 (Wednesday)\nPreferred Time: 09:30 (9:30am)",
  );
  await expect(control(page, "message")).toHaveValue("");
  await expect(page.locator("form[action] > section")).toBeFocused();
});
