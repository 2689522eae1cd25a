import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { wordsLeft } from "./words-left";

const folders = [
  "browser",
  "components",
  "elements",
  "embeds",
  "features",
  "hooks",
  "layout",
  "sections",
  "shared",
  "templates",
];

/** Texts that are not the interface's: the end of the file's path, the texts, and the reason. */
const exceptions: readonly (readonly [file: string, texts: RegExp, reason: string])[] = [
  [
    "request-forms/read-talk.ts",
    /^(Language|Interpreter|Talk by|Best time to call)$/,
    "the mail, in English",
  ],
  ["request-forms/talk-ways.ts", /^(ASL \(sign language\)|AAC device|text message)$/, "as above"],
  ["request/talk-lines.ts", /^(Language|Interpreter|Talk by|Best time to call)$/, "as above"],
  ["request/composed-message.ts", /^(Appointment Request)?\nPreferred (Date|Time): $/, "as above"],
  ["request/relay-contract.ts", /^Idempotency-Key$/, "a header"],
  ["calendar/closure-files.ts", /; charset=utf-8$/, "types of files"],
  ["visit-pack/calendar-file.ts", /^\/\/Visit pack\/\/EN$/, "the name of the program that made the file"],
  ["device-test/device-errors.ts", /^NotFoundError$/, "the name of an error"],
  ["device-test/use-device.ts", /^AudioContext$/, "a part of the browser"],
  ["read-aloud/readable-text.ts", /^Segmenter$/, "as above"],
  ["elements/video-opener.ts", /^autoplay; /, "what a frame may do"],
];

const notRead = /\.test\.|\.fixtures\.|__mocks__|\.d\.ts$|^src\/shared\/(http|settings)\//;
const sources = folders
  .flatMap((folder) =>
    readdirSync(join("src", folder), { recursive: true }).map((name) => join("src", folder, String(name))),
  )
  .filter((file) => /\.tsx?$/.test(file) && !notRead.test(file));

const howToFix = 'Move it to src/words/en/: see "Add a word" in docs/contributing.md.';

test("every word that visitors read is in the catalog", () => {
  const left = sources.flatMap((file) =>
    wordsLeft(file, readFileSync(file, "utf8"))
      .filter(({ text }) => !exceptions.some(([name, texts]) => file.endsWith(name) && texts.test(text)))
      .map(({ line, text }) => `${file}:${line}: ${JSON.stringify(text)}. ${howToFix}`),
  );
  expect(left).toEqual([]);
});

test.each(exceptions)("the exception for %s %s is needed", (name, texts) => {
  const file = sources.find((source) => source.endsWith(name)) ?? "";
  expect(wordsLeft(file, readFileSync(file, "utf8")).some(({ text }) => texts.test(text))).toBe(true);
});

test.each([
  ["text in JSX", "<p>Close</p>"],
  ["a name for assistive technology", '<button aria-label="close" />'],
  ["a label in braces", '<Field label={"Your name"} />'],
  ["a choice", '<p>{isOpen ? "Open now" : ""}</p>'],
  ["a template", "<p>{`Page one of all`}</p>"],
  ["a message", 'const message = "Please try again."'],
  ["one word", 'const label = "Close"'],
])("a word left in the code is found: %s", (_, code) => {
  expect(wordsLeft("planted.tsx", `const planted = () => { ${code}; }`)).not.toEqual([]);
});

test.each([
  ["a class", '<p className="visually-hidden open" />'],
  ["a query", "graphql`fragment Quote on Testimonial { quote }`"],
  ["an error for developers", 'throw new Error("The map is not shown.")'],
  ["a key of the keyboard", 'key === "Escape"'],
  ["a type", 'let state: "Open now" | undefined'],
  ["print styles", 'const styles = "@media print { p { color: black } }"'],
])("what no visitor reads is no word: %s", (_, code) => {
  expect(wordsLeft("planted.tsx", `const planted = () => { ${code}; }`)).toEqual([]);
});

test("no code of the pages imports the whole catalog, except its types", () => {
  const whole = /^import (?!type).*words\/(catalog|check-catalog|intl-dates)"/m;
  expect(sources.filter((file) => whole.test(readFileSync(file, "utf8")))).toEqual([]);
});
