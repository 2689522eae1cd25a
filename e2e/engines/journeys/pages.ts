import { builtPages } from "../../support/built-pages";
import type { Journey } from "../journey";

/** Whether the page that is shown has a mistake that would be seen on any page. */
function mistakes(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const current = [...document.querySelectorAll("nav [aria-current=page]")];
  return [
    ...(inPage.findAll({ role: "heading", pattern: ".", inside: undefined }).length > 0
      ? []
      : ["It shows no heading."]),
    ...(scrollWidth <= clientWidth ? [] : [`It scrolls sideways: ${scrollWidth} in ${clientWidth} px.`]),
    ...[...document.images]
      .filter(({ complete, currentSrc, naturalWidth }) => complete && currentSrc && !naturalWidth)
      .map(({ currentSrc }) => `${currentSrc} is broken.`),
    ...current
      .filter((link) => !getComputedStyle(link).textDecorationLine.includes("underline"))
      .map(({ textContent }) => `The menu does not mark ${textContent}.`),
  ];
}

/** Opens every page, as it is and scrolled to its end. */
export const everyPage: Journey = {
  name: "every page",
  async run(page) {
    for (const path of [...builtPages.map((each) => each.path), "/no-such-page"]) {
      await page.open(path);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      const found = await page.evaluate(mistakes);
      if (found.length > 0) throw new Error(`${path}: ${found.join(" ")}`);
    }
  },
};
