import { sliderLabel, sliderPath, slides } from "../../widgets/slider";
import type { Journey } from "../engine";
import type { SitePage } from "../site-page";
import { the } from "../target";

const slider = the("group", sliderLabel);

async function showsPicture(page: SitePage, number: number): Promise<void> {
  await page.sees(the("status", `Picture ${number} of ${slides.length}`, slider));
  await page.until(
    `only picture ${number} can be perceived`,
    (wanted, alt) => {
      const shown = inPage.findAll(wanted).map((picture) => picture.getAttribute("alt"));
      return shown.length === 1 && shown[0] === alt;
    },
    the("image", /./, slider),
    slides[number - 1]?.alt ?? "",
  );
}

/** Turns the pictures of a slider by button and by key, and pauses the moving row on Home. */
export const turnPictures: Journey = {
  name: "sliders",
  async run(page) {
    await page.open(sliderPath);
    await page.evaluate(
      (wanted) => inPage.findAll(wanted)[0]?.scrollIntoView({ behavior: "instant", block: "center" }),
      the("heading", sliderLabel),
    );
    await page.press(the("button", "Pause the pictures", slider));
    await page.press(the("button", "Next picture", slider));
    await page.sees(the("status", /^Picture \d/, slider));
    const before = await page.evaluate(
      (wanted) => inPage.findAll(wanted)[0]?.textContent?.match(/\d/)?.[0],
      the("status", /^Picture \d/, slider),
    );
    await page.keys("ArrowRight");
    await showsPicture(page, (Number(before) % slides.length) + 1);

    await page.open("/");
    await page.press(the("button", "Pause the moving services"));
    await page.press(the("button", "Play the moving services"));
    await page.sees(the("button", "Pause the moving services"));
  },
};

const opener = the("button", /Play the video$/);
const dialog = the("dialog", /./);

/** Opens a video, and closes it in every way. */
export const watchVideo: Journey = {
  name: "video dialog",
  async run(page) {
    await page.open("/about");
    await page.focus(opener);
    await page.keys("Enter");
    await page.sees(dialog);
    await page.hasFocusOn(the("button", "Close video", dialog));
    await page.until("the player is in the dialog", () => document.querySelector("dialog iframe") !== null);
    await page.keys("Escape");
    await page.misses(dialog);
    await page.hasFocusOn(opener);

    for (const close of [
      () => page.press(the("button", "Close video")),
      () => page.pressAt({ x: 4, y: 4 }),
    ]) {
      await page.press(opener);
      await page.sees(dialog);
      await close();
      await page.misses(dialog);
      await page.until("the player is gone", () => document.querySelector("iframe") === null);
    }
  },
};
