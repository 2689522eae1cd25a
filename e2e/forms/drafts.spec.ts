import { fakeCaptcha } from "../support/fakes/recaptcha";
import { field, forms, newEmail, openForm, talkOpener } from "../support/form-helpers";
import { blockScripts } from "../support/scripts";
import { expect, hydrate, test } from "../support/test";

for (const { name, path, fill } of forms) {
  test.describe(`the ${name} form`, () => {
    test("keeps what was typed after a reload and after navigating away and back", async ({ page }) => {
      const email = newEmail();
      await openForm(page, path);
      await fill(page, email);
      const shown = () =>
        page
          .locator("form[action] :is(input, textarea, select)[name]")
          .evaluateAll((fields) =>
            fields.map((each) => `${(each as HTMLInputElement).value} ${each.matches(":checked")}`),
          );
      await talkOpener(page).click();
      await field(page, "Your language").fill("Russian");
      await page.getByRole("checkbox", { name: "Text me" }).check();
      const typed = await shown();
      await page.reload();
      await expect.poll(shown).toEqual(typed);
      await expect(field(page, "Your language")).toBeVisible();
      await page.getByRole("contentinfo").getByRole("link", { name: "Staff", exact: true }).click();
      await expect(page).toHaveURL("/our-team");
      await page.goBack();
      await expect.poll(shown).toEqual(typed);
    });

    test("a button clears it for good by keyboard, also before React runs", async ({ page }) => {
      await fakeCaptcha(page);
      const message = field(page, "Your message");
      const clear = page.getByRole("button", { name: "Clear this form" });
      const startScripts = await blockScripts(page);
      await page.goto(path);
      await message.pressSequentially("Typed early", { delay: 20 });
      await clear.press("Enter");
      await expect(message).toHaveValue("");
      startScripts();
      await hydrate(page);
      await message.pressSequentially("My child's story", { delay: 20 });
      await clear.press("Enter");
      await expect(page.getByText("This is empty now, and nothing of it is kept.")).toBeVisible();
      await expect(clear).toBeFocused();
      await page.reload();
      await hydrate(page);
      await expect(message).toHaveValue("");
    });
  });
}
