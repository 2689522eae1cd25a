import type { Page } from "@playwright/test";
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

/** What other programs do to a page. Each runs in the page. */
const alterations = {
  "a translator wraps every text": () => {
    for (const text of textsOf(document.body)) {
      const font = document.createElement("font");
      text.replaceWith(font);
      font.append(text);
    }
    document.documentElement.classList.add("translated-ltr");
    document.documentElement.lang = "de";
  },
  "a translator replaces every text": () => {
    for (const text of textsOf(document.body)) {
      const font = document.createElement("font");
      font.textContent = text.data;
      text.replaceWith(font);
    }
  },
  "a password manager and a spelling checker add elements": () => {
    document.body.setAttribute("cz-shortcut-listen", "true");
    document.documentElement.setAttribute("data-lt-installed", "true");
    for (const field of document.querySelectorAll("input, textarea, select, button")) {
      field.setAttribute("data-gramm", "false");
      field.after(document.createElement("some-extension"));
    }
    for (const label of document.querySelectorAll("label, legend, summary, button"))
      label.append(document.createElement("span"));
  },
  "numbers become links": () => {
    for (const text of textsOf(document.body)) {
      const number = /\d[\d\s:()-]+\d/.exec(text.data);
      if (!number) continue;
      const rest = text.splitText(number.index);
      const after = rest.splitText(number[0].length);
      const link = document.createElement("a");
      link.href = "tel:1";
      rest.replaceWith(link);
      link.append(rest);
      if (after.data === "") after.remove();
    }
  },
} as const;

type Alteration = keyof typeof alterations;

/** Changes a page as another program does. */
async function alterPage(page: Page, kind: Alteration): Promise<void> {
  await page.evaluate(`(() => { ${textsOf}; (${alterations[kind]})(); })()`);
}

/** The texts that are shown. Runs in the page. */
function textsOf(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() && !text.parentElement?.closest("script, style, noscript, template, title, option"))
      texts.push(text);
  }
  return texts;
}

const cases: readonly (readonly [path: string, alteration: Alteration])[] = [
  ["/", "a translator replaces every text"],
  ["/contact", "a password manager and a spelling checker add elements"],
  ["/es", "a translator wraps every text"],
  ["/es/contacto", "numbers become links"],
];

for (const [path, alteration] of cases) {
  test(`${path}: ${alteration}, and nothing that a visitor does while React starts is lost`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(mondayMorning);
    await page.setExtraHTTPHeaders({ "X-Forwarded-For": newIpAddress() });
    await fakeEmbeds(page);
    await fakeCaptcha(page);
    await page.route("**/framework-*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      await route.continue();
    });
    await page.goto(path);
    await alterPage(page, alteration);
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
    await alterPage(page, alteration);
    await captchaBox(page).check();
    await form.locator("[type=submit]").click();
    const summary = form.locator("section").first();
    await expect(summary).toBeFocused();
    await alterPage(page, alteration);
    await phone.fill("");
    await phone.pressSequentially("9075550100");
    await form.locator("[type=submit]").click();
    await expect(summary).toBeFocused();
    await expect(form.locator("#field-phone-error")).toHaveCount(0);
    await expect(message).toHaveValue(story.replace(".", " now."));
  });
}
