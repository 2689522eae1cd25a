import { linesOf, soonestVisits } from "../../widgets/soonest-visits";
import type { Journey } from "../journey";

/** Reads how soon a family can come, which the page's script shows for as long as it is true. */
export const readHowSoon: Journey = {
  name: "how soon",
  async run(page) {
    for (const { path, block } of soonestVisits) {
      await page.open(path);
      await page.until(
        `${path} says what is true today`,
        (wanted) => {
          const lines = [...document.querySelectorAll<HTMLElement>("dated-notices li")];
          const otherwise = document.querySelector<HTMLElement>("dated-notices:has(ul) p");
          const isShown = (part: HTMLElement | null) => part !== null && part.offsetHeight > 0;
          const shown = lines.filter(isShown).map(({ textContent }) => textContent);
          return (
            JSON.stringify(shown) === JSON.stringify(wanted) && isShown(otherwise) === (wanted.length === 0)
          );
        },
        linesOf(block),
      );
    }
  },
};
