import type { TalkLine } from "./composed-message";
import { composeMessage, splitMessage } from "./composed-message";

const appointment = { date: "11/24/2026", time: "14:30" };
const heading = "Appointment Request\nPreferred Date: 11/24/2026\nPreferred Time: 14:30";
const talk: readonly TalkLine[] = [
  { name: "Language", value: "Spanish" },
  { name: "Interpreter", value: "yes" },
  { name: "Talk by", value: "ASL (sign language), relay (711)" },
  { name: "Best time to call", value: "mornings" },
];
const lines =
  "Language: Spanish\nInterpreter: yes\nTalk by: ASL (sign language), relay (711)\nBest time to call: mornings";

test.each([
  ["an evaluation", { talk: [], message: "Hello\n\nthere" }, "Hello\n\nthere"],
  ["an evaluation with lines", { talk, message: "Hello\n\nthere" }, `${lines}\n\nHello\n\nthere`],
  ["an appointment", { appointment, talk: [], message: "Hello\n\nthere" }, `${heading}\n\nHello\n\nthere`],
  ["an appointment with lines", { appointment, talk, message: "Hello" }, `${heading}\n${lines}\n\nHello`],
])("composes and splits the message of %s", (_, parts, composed) => {
  expect(composeMessage(parts)).toBe(composed);
  expect(splitMessage(composed)).toEqual(parts);
});

test("an appointment may come without a message, or with one right below its lines", () => {
  expect(splitMessage(heading)).toEqual({ appointment, talk: [], message: "" });
  expect(splitMessage(`${heading}\n${lines}`)).toEqual({ appointment, talk, message: "" });
  expect(splitMessage(`${heading}\n  Hello`)).toEqual({ appointment, talk: [], message: "Hello" });
});

test.each([
  `Hello\n${heading}`,
  `${heading} sharp`,
  "Language: Spanish",
  "Language: Spanish\nHello\n\nthere",
  "Hello\n\nLanguage: Spanish\n\nthere",
  "Interpreter: yes\nLanguage: Spanish\n\nin another order",
  "Language: Spanish\nLanguage: Russian\n\ntwice",
  "Language: \n\nempty",
  "Languages: Spanish\n\nanother name",
  `Language: ${"x".repeat(81)}\n\ntoo long`,
  "Language: Spa\u202enish\n\na hidden character",
])("leaves %j as the visitor wrote it", (message) => {
  expect(splitMessage(message)).toEqual({ talk: [], message });
});
