import type { Journey } from "../engine";
import { the } from "../target";

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
