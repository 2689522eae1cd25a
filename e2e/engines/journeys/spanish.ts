import { concern, inSpanish, pathOf, words } from "../../languages/spanish";
import { newEmail } from "../../support/form-helpers";
import { storyBlock } from "../../widgets/story";
import { isNarrow, type Journey } from "../journey";
import { the } from "../target";
import { fillIn, formHeading, send } from "./forms";
import { prints } from "./printing";
import { openStory } from "./story";

const { requests, story } = words;
const panel = the("summary", inSpanish(formHeading));
const answer = the("link", new RegExp(`^${concern("few-words")}`));

/** Changes to Spanish, finds a worry with a typing mistake, prints the picture book, and sends a request. */
export const askInSpanish: Journey = {
  name: "Spanish",
  async run(page) {
    await page.open("/contact");
    await page.press(the("link", "Español"));
    await page.isAt(pathOf("contact"));
    await page.until("the page says that it is in Spanish", () => document.documentElement.lang === "es-US");

    await page.open(`${pathOf("services")}#worry-finder`);
    await page.type(the("searchbox", /./), "mi hijo no abla");
    await page.sees(answer);
    await page.keys("Enter");
    await page.hasFocusOn(answer);

    await openStory(page, {
      path: pathOf("first-visit"),
      heading: inSpanish(storyBlock.heading),
      words: story,
    });
    await prints(page, the("button", story.print), "");

    const email = newEmail();
    await page.open(pathOf("home"));
    if (isNarrow(page)) await page.press(panel);
    await fillIn(page, {
      [requests.name]: "Ana Ejemplo",
      [requests.phone]: "(907) 555-0100",
      [requests.email]: email,
      [requests.message]: "Mi hijo no habla.",
    });
    await send(page, email, ["Ana Ejemplo", "Language: Spanish\n", "Mi hijo no habla."], words);
  },
};
