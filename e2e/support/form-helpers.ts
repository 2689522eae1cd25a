import type { Page } from "@playwright/test";
import { fakeCaptcha } from "./fakes/recaptcha";
import { hydrate } from "./test";

/** A Monday, 11 am at the clinic, which is open until 7 pm. */
export const mondayMorning = new Date("2026-11-23T20:00:00Z");

export const field = (page: Page, name: string) => page.getByRole("textbox", { name });
/** What opens the optional group on how to talk with the family. */
export const talkOpener = (page: Page) => page.locator("form[action] summary");
export const sendButton = (page: Page) => page.getByRole("button", { name: "Send Request" });
export const region = (page: Page, name: RegExp) => page.getByRole("region", { name });
export const confirmation = (page: Page) => region(page, /have your request/);
export const failure = (page: Page) => region(page, /was not sent/);
export const toast = (page: Page, text: string) =>
  region(page, /Notifications/).getByText(text, { exact: true });
/** A random IPv6 address. The relay has a rate limit per address, so each test uses its own. */
export const newIpAddress = () =>
  `2001:db8:${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}::1`;
/** A random email address, by which `mailsFrom` finds the mail and which `deleteTestMails` recognizes. */
export const newEmail = () => `parent-${crypto.randomUUID()}@example.com`;

/** The two forms, with what a test fills in and what the mail must contain. */
export const forms = [
  {
    name: "evaluation",
    path: "/",
    failedToast: "Network error. Please check your internet connection.",
    async fill(page: Page, email: string) {
      await field(page, "Your name").fill("Ana Example");
      await field(page, "Phone number").fill("(907) 555-0100");
      await field(page, "Email address").fill(email);
      await field(page, "Your message").fill("My son walks on his toes.\nCan you help?");
    },
    mailed: ["Ana Example", "(907) 555-0100", "My son walks on his toes.\nCan you help?"],
  },
  {
    name: "appointment",
    path: "/contact",
    failedToast: "Failed to send. Please try again.",
    async fill(page: Page, email: string) {
      await field(page, "First name").fill("Ana");
      await field(page, "Last name").fill("Example");
      await field(page, "Phone number").fill("9075550100");
      await field(page, "Email address").fill(email);
      await field(page, "Preferred date").click();
      await page.getByRole("button", { name: "Wednesday, November 25, 2026" }).click();
      await page.getByRole("combobox", { name: "Preferred time" }).selectOption("09:30");
      await field(page, "Your message").fill("Hello.");
    },
    mailed: ["Ana Example", "9075550100", "11/25/2026", "09:30", "Hello."],
  },
] as const;

/** Opens a page on a fixed Monday morning, with a new IP address and a fake captcha, and waits until it is hydrated. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(mondayMorning);
  await page.setExtraHTTPHeaders({ "X-Forwarded-For": newIpAddress() });
  await fakeCaptcha(page);
  await page.goto(path);
  await hydrate(page);
}
