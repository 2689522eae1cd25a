import type { Page } from "@playwright/test";
import { answer, ask, main, type Step, shown } from "./step";

const finder = (page: Page) => page.getByRole("region", { name: "What do you see at home?" });
const finderLink = (page: Page) => page.getByRole("link", { name: "Say It in Your Own Words" });

/** The steps from the home page to the answer. */
export const findSteps: readonly Step[] = [
  {
    name: "open Home",
    limit: 20,
    async act({ page }, { site }) {
      await page.goto(site, { waitUntil: "commit" });
      await shown(page.getByRole("heading", { level: 1 }));
    },
  },
  {
    name: "skim Home down to the link to the concern finder",
    limit: 60,
    act: ({ page, skimUntil }) => skimUntil(finderLink(page), main(page)),
  },
  {
    name: "tap it, and see the concern finder",
    limit: 30,
    async act({ page, tap }) {
      await tap(finderLink(page));
      await shown(finder(page));
    },
  },
  {
    name: "skim it, and tap its field",
    limit: 40,
    async act({ page, skimUntil, tap }) {
      const question = page.getByRole("searchbox");
      await skimUntil(question, finder(page));
      await tap(question);
    },
  },
  {
    name: "type the concern, misspelled",
    limit: 40,
    async act({ page, type }) {
      await type("hates haveing hair wased");
      await shown(answer(page));
    },
  },
  {
    name: "open the answer",
    limit: 30,
    async act({ page, tap, skimUntil }) {
      const name = answer(page).locator("summary", { hasText: "Hates having hair washed or cut" });
      await skimUntil(name, finder(page));
      // A single answer is open already.
      if (!(await ask(page).isVisible())) await tap(name);
      await shown(ask(page));
    },
  },
  {
    name: "read all of it",
    limit: 60,
    act: ({ page, readUntil }) => readUntil(ask(page), answer(page)),
  },
];
