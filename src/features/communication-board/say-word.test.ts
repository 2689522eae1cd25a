/** @jest-environment jsdom */
import { deviceVoice } from "../../browser/speech";
import { type FakeSpeech, installFakeSpeech, voice } from "../../browser/speech.fixtures";
import { sayWord } from "./say-word";

jest.mock("../../browser/speech", () => ({
  ...jest.requireActual("../../browser/speech"),
  deviceVoice: jest.fn(),
}));

let speech: FakeSpeech;
beforeEach(() => {
  jest.useFakeTimers();
  speech = installFakeSpeech();
  jest.mocked(deviceVoice).mockResolvedValue(voice("en-US"));
});
afterEach(() => jest.useRealTimers());

/** Lets the word begin, and then does something. @returns the problem of the word */
async function problemWhen(happen: () => void) {
  const problem = sayWord("Help");
  await jest.advanceTimersByTimeAsync(0);
  happen();
  return problem;
}

test.each([
  [undefined, "it is spoken to its end", () => speech.endSentence()],
  ["failed", "the speech fails", () => speech.fail()],
  ["failed", "the browser reports nothing for six seconds", () => jest.advanceTimersByTime(6000)],
])("the problem of a word is %s when %s", async (expected, _, happen) => {
  expect(await problemWhen(happen)).toBe(expected);
  expect(speech.spoken).toEqual(["Help"]);
});

test("without a voice of the device, nothing is spoken", async () => {
  jest.mocked(deviceVoice).mockResolvedValue(undefined);
  expect(await sayWord("Help")).toBe("noVoice");
  expect(speech.spoken).toEqual([]);
});
