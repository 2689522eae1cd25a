import { builtPages } from "../../support/built-pages";
import { clinic } from "../../support/content";
import { isNarrow, type Journey } from "../engine";
import type { SitePage } from "../site-page";
import { the } from "../target";

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

/** Opens the menu: it is in a drawer on phones whose browser has popovers, else it is part of the page. */
async function findMenu(page: SitePage): Promise<void> {
  const link = the("link", "Contact", the("navigation", "Main"));
  if (isNarrow(page) && page.hasPopovers) {
    await page.misses(link);
    await page.press(the("button", "Open menu"));
  }
  await page.press(link);
  await page.isAt("/contact");
}

/** Reads every page, follows the menu and opens answers while the browser runs no script. */
export const readWithoutScript: Journey = {
  name: "no script",
  withoutScript: true,
  async run(page) {
    for (const { path } of builtPages) {
      await page.goto(path);
      await page.sees(the("heading", /./));
      const [tooWide, switches] = await page.evaluate(() => [
        document.documentElement.scrollWidth - document.documentElement.clientWidth,
        document.querySelectorAll("[role=switch]").length,
      ]);
      if (Number(tooWide) > 0) throw new Error(`${path} scrolls sideways by ${tooWide} px.`);
      if (Number(switches) > 0) throw new Error(`${path} has run a script.`);
    }
    await page.goto("/services");
    await page.press(the("summary", "Senses and staying calm"));
    await page.press(the("link", /^Hates having hair washed/));
    await page.sees(the("link", "Ask for a visit"));

    await findMenu(page);
    await page.until(
      "the form says how to reach the clinic",
      (phone) =>
        [...document.querySelectorAll("main p")].some(
          ({ textContent }) => textContent?.includes("needs JavaScript") && textContent.includes(phone),
        ),
      clinic.phones.main,
    );
    await page.misses(the("button", "Send Request"));
  },
};

const footerLink = (name: string) => the("link", name);

/** Follows links, and goes back and forward. */
export const goBackAndForward: Journey = {
  name: "back and forward",
  async run(page) {
    const heading = (title: string) =>
      page.until(`the page's title is ${title}`, (wanted) => document.title === wanted, title);
    await page.open("/about");
    await page.press(footerLink("Contact Us"));
    await heading("Contact");
    await page.press(footerLink("Staff"));
    await heading("Our Team");
    for (const [steps, path, title] of [
      [-1, "/contact", "Contact"],
      [-1, "/about", "About Us"],
      [1, "/contact", "Contact"],
      [1, "/our-team", "Our Team"],
    ] as const) {
      await page.go(steps);
      await page.isAt(path);
      await heading(title);
    }
  },
};

/** Opens an address with an anchor. */
export const openAnchor: Journey = {
  name: "anchor",
  async run(page) {
    await page.open("/appointment#payment-section");
    await page.hasFocusOn(the("heading", "How to Pay"));
    await page.until("the anchor is in view", () => {
      const { top = -1 } = document.getElementById("payment-section")?.getBoundingClientRect() ?? {};
      return top >= 0 && top < innerHeight / 2;
    });
  },
};
