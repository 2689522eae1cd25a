import { firstBlock } from "../../support/content";
import { newEmail } from "../../support/form-helpers";
import { mailsFrom } from "../../support/mailbox";
import { isNarrow, type Journey } from "../engine";
import type { SitePage } from "../site-page";
import { the } from "../target";
import { until } from "../until";
import { chooseDay } from "./calendar";

const panel = the("summary", firstBlock("home-hero").block.formHeading);

/** Fills in text fields, by their labels. */
async function fillIn(page: SitePage, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await page.type(the("textbox", new RegExp(`^${label}`)), text);
}

/** Sends the form, and waits for the confirmation and the mail. */
async function send(page: SitePage, email: string, mailed: readonly string[]): Promise<void> {
  const captcha = the("group", "Proof that you are a person");
  const box = the("checkbox", "I'm not a robot", captcha);
  await page.sees(box);
  // Not the box itself: WebKit measures what is inside of `zoom` in pixels of its own.
  await page.press(captcha);
  await page.until("the captcha is ticked", (wanted) => inPage.findAll(wanted)[0]?.matches(":checked"), box);
  await page.press(the("button", "Send Request"));
  await page.hasFocusOn(the("region", /have your request/));

  const mails = await until("a mail arrives", async () => {
    const arrived = await mailsFrom(email);
    return arrived.length > 0 ? arrived : undefined;
  });
  const missing = mailed.filter((words) => !mails[0]?.includes(words));
  if (mails.length !== 1 || missing.length > 0) {
    throw new Error(`Expected one mail with ${JSON.stringify(mailed)}, but got: ${JSON.stringify(mails)}`);
  }
}

/** Sends the form on Home with how to talk with the family, and reads the mail. */
export const askForEvaluation: Journey = {
  name: "evaluation form",
  async run(page) {
    const email = newEmail();
    await page.open("/");
    if (isNarrow(page)) await page.press(panel);
    await fillIn(page, {
      "Your name": "Ana Example",
      "Phone number": "(907) 555-0100",
      "Email address": email,
      "Your message": "My son walks on his toes.",
    });
    await page.press(the("summary", "How we can talk with you (optional)"));
    await fillIn(page, { "Your language": "Spanish" });
    await page.press(the("checkbox", "An interpreter"));
    const lines = "Language: Spanish\nInterpreter: yes\n";
    await send(page, email, ["Ana Example", "(907) 555-0100", lines, "My son walks on his toes."]);
  },
};

/** Sends the form on Contact with a day and a time, and reads the mail. */
export const askForAppointment: Journey = {
  name: "appointment form",
  async run(page) {
    const email = newEmail();
    await page.open("/contact");
    await fillIn(page, {
      "First name": "Ana",
      "Last name": "Example",
      "Phone number": "9075550100",
      "Email address": email,
    });
    await chooseDay(page);
    // A list of the system, which no driver can open: its value is set as the list would set it.
    const time = await page.until(
      "there are times on that day",
      (wanted) => {
        const [list] = inPage.findAll(wanted) as HTMLSelectElement[];
        const last = list?.options[list.options.length - 1];
        if (!list || !last?.value) return undefined;
        list.value = last.value;
        list.dispatchEvent(new Event("input", { bubbles: true }));
        list.dispatchEvent(new Event("change", { bubbles: true }));
        return last.value;
      },
      the("combobox", /^Preferred time/),
    );
    await fillIn(page, { "Your message": "Hello." });
    await send(page, email, ["Ana Example", "9075550100", `${time}`, "Hello."]);
  },
};
