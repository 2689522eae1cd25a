import type { Page } from "@playwright/test";
import { captchaBox } from "../../e2e/support/fakes/recaptcha";
import type { SimulatedParent } from "./simulated-parent";
import { ask, main, type Step, shown } from "./step";

const form = (page: Page) => main(page).locator("form[method=post]");
const field = (page: Page, name: string) => form(page).getByRole("textbox", { name });

async function fillIn(
  { page, readUntil, tap, type }: SimulatedParent,
  name: string,
  text: string,
): Promise<void> {
  await readUntil(field(page, name), form(page));
  await tap(field(page, name));
  await type(text);
}

/** The steps from the answer to the request in the clinic's mailbox. */
export const requestSteps: readonly Step[] = [
  {
    name: "ask for a visit, and see the form",
    limit: 30,
    async act({ page, tap }) {
      await tap(ask(page));
      await shown(form(page));
      await page.waitForURL("**/contact#form");
    },
  },
  {
    name: "name, phone and email",
    limit: 90,
    async act(parent, { email }) {
      const heading = parent.page.getByRole("heading", { name: "Enter your information" });
      await parent.readUntil(heading, heading);
      await fillIn(parent, "First name", "Ana");
      await fillIn(parent, "Last name", "Example");
      await fillIn(parent, "Phone number", "9075550100");
      await fillIn(parent, "Email address", email);
    },
  },
  {
    name: "day and time",
    limit: 60,
    async act({ page, readUntil, tap, choose }) {
      await readUntil(field(page, "Preferred date"), form(page));
      await tap(field(page, "Preferred date"));
      await tap(page.getByRole("grid").getByRole("button", { disabled: false }).first());
      const time = form(page).getByRole("combobox", { name: "Preferred time" });
      await readUntil(time, form(page));
      await choose(time, 1);
    },
  },
  {
    name: "read the message, add the child's age",
    limit: 60,
    async act({ page, readUntil, readWords, tap, type }) {
      const message = field(page, "Your message");
      await readUntil(message, form(page));
      await readWords(await message.inputValue());
      const { width, height } = (await message.boundingBox()) ?? { width: 0, height: 0 };
      // A tap below the last line puts the cursor at the end.
      await tap(message, { x: width / 2, y: height - 4 });
      await type("4");
    },
  },
  {
    name: "check the captcha box",
    limit: 40,
    async act({ page, readUntil, tap }) {
      await readUntil(captchaBox(page), form(page));
      await tap(captchaBox(page));
    },
  },
  {
    name: "send, and see the confirmation",
    limit: 40,
    async act({ page, readUntil, tap }) {
      const send = page.getByRole("button", { name: "Send Request" });
      await readUntil(send, form(page));
      await tap(send);
      await shown(page.getByRole("region", { name: /have your request/ }));
    },
  },
  {
    name: "the clinic's mailbox has it",
    limit: 30,
    act: (_, { arrived }) => arrived(),
  },
];
