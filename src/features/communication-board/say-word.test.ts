/** @jest-environment jsdom */
import { type FakeSpeech, installFakeSpeech, voice } from "../../browser/speech.fixtures";
import { deviceVoice } from "../../browser/speech-voice";
import { sayWord } from "./say-word";

jest.mock("../../browser/speech-voice", () => ({ deviceVoice: jest.fn() }));

let speech: FakeSpeech;
beforeEach(() => {
  jest.useFakeTimers();
  speech = installFakeSpeech();
  jest.mocked(deviceVoice).mockResolvedValue(voice("en-US"));
});
afterEach(() => jest.useRealTimers());

/** Lets the word begin, and then does something. @returns what became of the word */
async function outcomeWhen(happen: () => void) {
  const outcome = sayWord("Help");
  await jest.advanceTimersByTimeAsync(0);
  happen();
  return outcome;
}

test.each([
  ["said", "it is spoken to its end", () => speech.endSentence()],
  ["failed", "the speech fails", () => speech.fail()],
  ["failed", "the browser reports nothing for six seconds", () => jest.advanceTimersByTime(6000)],
])("a word is %s when %s", async (expected, _, happen) => {
  expect(await outcomeWhen(happen)).toBe(expected);
  expect(speech.spoken).toEqual(["Help"]);
});

test("without a voice of the device, nothing is spoken", async () => {
  jest.mocked(deviceVoice).mockResolvedValue(undefined);
  expect(await sayWord("Help")).toBe("no-voice");
  expect(speech.spoken).toEqual([]);
});
