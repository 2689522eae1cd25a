import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { englishAreas } from "../../src/words/catalog";

/** Words that libraries say, which are not in our catalog. */
const ofLibraries = "notification notifications timer alt slide carousel loading close dialog toast";

/** The words of a text, without addresses. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/\S+@\S+/g, "")
    .match(/\p{L}{3,}/gu) ?? [];
const translated = ["", "pages", "languages"].flatMap((folder) =>
  readdirSync(join("data", folder))
    .filter((name) => /\bes\.json$/.test(name))
    .map((name) => readFileSync(join("data", folder, name), "utf8")),
);
/** What is Spanish too, such as "Home" in the name of a place: the Spanish side of each translation, and all of the interface's words. */
const spanish = new Set(
  translated.flatMap((json) => wordsOf(json.replace(/"(?:english|english\w*)": "(?:[^"\\]|\\.)*"/g, ""))),
);
const english = new Set(
  wordsOf(`${JSON.stringify(Object.values(englishAreas))} ${ofLibraries}`).filter(
    (word) => !spanish.has(word),
  ),
);

/**
 * Reads the accessibility tree of a page that is not in English.
 * @returns the names, descriptions and texts in it that have an English word, outside of what is marked as English
 */
export async function namesInEnglish(page: Page): Promise<string[]> {
  const tools = await page.context().newCDPSession(page);
  const { nodes } = await tools.send("Accessibility.getFullAXTree");
  const found: string[] = [];
  for (const { ignored, role, name, description, properties = [], backendDOMNodeId } of nodes) {
    const said = [
      name,
      description,
      ...properties.filter((each) => each.name === "roledescription").map((each) => each.value),
    ];
    const text = said.map((each) => each?.value ?? "").join(" ");
    if (ignored || backendDOMNodeId === undefined || !wordsOf(text).some((word) => english.has(word)))
      continue;
    const { object } = await tools.send("DOM.resolveNode", { backendNodeId: backendDOMNodeId });
    const { result } = await tools.send("Runtime.callFunctionOn", {
      objectId: object.objectId ?? "",
      functionDeclaration: `function () {
        // What the browser itself says in a field is in the language of the browser.
        if (this.getRootNode() instanceof ShadowRoot) return "en";
        return (this.closest ? this : this.parentElement)?.closest("[lang]")?.lang;
      }`,
      returnByValue: true,
    });
    if (!String(result.value).startsWith("en")) found.push(`${role?.value}: ${text.trim()}`);
  }
  await tools.detach();
  return found;
}
