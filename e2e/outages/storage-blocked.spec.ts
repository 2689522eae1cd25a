import { captchaBox } from "../support/fakes/recaptcha";
import { confirmation, forms, newEmail, openForm, sendButton } from "../support/form-helpers";
import { expect, hydrate, test } from "../support/test";
import { expectWhole } from "../support/whole-page";

// Browsers do this when the visitor blocks cookies and site data.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const blocked = {
      get: () => {
        throw new DOMException("The request was denied.", "SecurityError");
      },
    };
    for (const name of ["sessionStorage", "localStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, blocked);
    Object.defineProperty(Navigator.prototype, "serviceWorker", blocked);
    Object.defineProperty(Document.prototype, "cookie", blocked);
  }),
);

test("with storage blocked, pages are hydrated and complete", async ({ page }) => {
  for (const path of [
    "/",
    "/contact",
    "/appointment",
    "/appointment/first-visit",
    "/providers",
    "/services",
    "/our-team",
  ]) {
    await page.goto(path);
    await hydrate(page);
    await expectWhole(page);
  }
});

test("with storage blocked, requests can be sent", async ({ page }) => {
  const [evaluation] = forms;
  await openForm(page, "/");
  await evaluation.fill(page, newEmail());
  await captchaBox(page).check();
  await sendButton(page).click();
  await expect(confirmation(page)).toBeVisible();
});
