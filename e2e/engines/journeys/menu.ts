import { menu } from "../../support/content";
import { isNarrow, type Journey } from "../engine";
import type { SitePage } from "../site-page";
import { the } from "../target";

const withSubmenu = menu.find(({ subLinks }) => subLinks && subLinks.length > 1);
const [subpage] = withSubmenu?.subLinks ?? [];
if (!withSubmenu || !subpage) throw new Error("No entry of the menu has subpages.");

const bar = the("navigation", "Main");
const drawer = the("dialog", "Menu");
const opener = the("button", "Open menu");
const unfold = (where: typeof bar) => the("summary", `${withSubmenu.name} submenu`, where);
const link = (where: typeof bar) => the("link", subpage.label, where);

async function followBar(page: SitePage): Promise<void> {
  await page.hover(the("link", withSubmenu?.name ?? "", bar));
  await page.press(link(bar));
  await page.isAt(subpage?.path ?? "");

  await page.open("/about");
  await page.focus(unfold(bar));
  await page.keys("Enter");
  await page.sees(link(bar));
  await page.keys("Tab");
  await page.hasFocusOn(link(bar));
  await page.keys("Escape");
  await page.misses(link(bar));
  await page.hasFocusOn(unfold(bar));
}

async function followDrawer(page: SitePage): Promise<void> {
  await page.press(opener);
  await page.press(unfold(drawer));
  await page.press(link(drawer));
  await page.isAt(subpage?.path ?? "");
  await page.misses(drawer);

  await page.focus(opener);
  await page.keys("Enter");
  await page.sees(drawer);
  await page.until("the focus is in the drawer", () => document.activeElement?.closest("dialog") !== null);
  await page.keys("Escape");
  await page.misses(drawer);
  await page.hasFocusOn(opener);

  await page.press(opener);
  await page.press(the("button", "Close menu", drawer));
  await page.misses(drawer);

  await page.press(opener);
  await page.sees(drawer);
  await page.pressAt({ x: 20, y: 500 });
  await page.misses(drawer);
}

/** Follows the menu to a subpage, by mouse and by keyboard: in the drawer of a phone, else in the bar. */
export const followMenu: Journey = {
  name: "menu",
  async run(page) {
    await page.open("/about");
    await (isNarrow(page) ? followDrawer(page) : followBar(page));
  },
};
