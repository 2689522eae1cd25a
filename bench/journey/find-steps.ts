import type { Page } from "@playwright/test";
import { answer, ask, main, type Step, shown } from "./step";

const finder = (page: Page) => page.getByRole("region", { name: "What do you see at home?" });
const door = (page: Page) => page.getByRole("link", { name: "Start with What You See at Home" });

/** From Home to the answer. */
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
    name: "skim Home down to the door",
    limit: 60,
    act: ({ page, skimUntil }) => skimUntil(door(page), main(page)),
  },
  {
    name: "press it, and see the worry finder",
    limit: 30,
    async act({ page, press }) {
      await press(door(page));
      await shown(finder(page));
    },
  },
  {
    name: "skim it, and press its field",
    limit: 40,
    async act({ page, skimUntil, press }) {
      const question = page.getByRole("searchbox");
      await skimUntil(question, finder(page));
      await press(question);
    },
  },
  {
    name: "type the worry, misspelled",
    limit: 40,
    async act({ page, type }) {
      await type("hates haveing hair wased");
      await shown(answer(page));
    },
  },
  {
    name: "open the answer",
    limit: 30,
    async act({ page, press, skimUntil }) {
      const name = answer(page).locator("summary", { hasText: "Hates having hair washed or cut" });
      await skimUntil(name, finder(page));
      await press(name);
      await shown(ask(page));
    },
  },
  {
    name: "read all of it",
    limit: 60,
    act: ({ page, readUntil }) => readUntil(ask(page), answer(page)),
  },
];
