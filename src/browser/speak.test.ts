/** @jest-environment jsdom */
import { speak } from "./speak";
import { type FakeSpeech, installFakeSpeech, voice } from "./speech.fixtures";

let speech: FakeSpeech;
const [onEnd, onError] = [jest.fn(), jest.fn()];
const start = () => speak("Stop", voice("en-US"), { onEnd, onError });

beforeEach(() => {
  speech = installFakeSpeech();
  jest.clearAllMocks();
});

test("a text is spoken, and its end reported", () => {
  start();
  expect(speech.spoken).toEqual(["Stop"]);
  speech.endSentence();
  expect([onEnd.mock.calls.length, onError.mock.calls.length]).toEqual([1, 0]);
});

test("an error is reported", () => {
  start();
  speech.fail();
  expect([onEnd.mock.calls.length, onError.mock.calls.length]).toEqual([0, 1]);
});

test("nothing is reported of a text that is ignored before it is canceled", () => {
  const ignore = start();
  ignore();
  speech.cancel();
  expect([onEnd.mock.calls.length, onError.mock.calls.length]).toEqual([0, 0]);
});
