import type { Journey } from "../engine";
import { the } from "../target";

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
