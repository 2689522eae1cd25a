/** @jest-environment jsdom */
import { type FakeSpeech, installFakeSpeech, voice } from "../../browser/speech.fixtures";
import type { SpokenSentence } from "./readable-text";
import { createSpeechReader } from "./speech-reader";

/** Sentences with these texts and empty ranges. */
const sentences = (...texts: string[]): SpokenSentence[] =>
  texts.map((text) => ({ text, range: document.createRange() }));

const [section, other] = [document.createElement("section"), document.createElement("section")];
const text = sentences("One.", "Two.");
const [one, two] = text.map(({ range }) => range);

let speech: FakeSpeech;
let reader: ReturnType<typeof createSpeechReader>;
const show = jest.fn();

beforeEach(() => {
  show.mockClear();
  speech = installFakeSpeech();
  reader = createSpeechReader(show);
});

const start = () => reader.read(section, text, voice("en-US"));

test("sentences are spoken and highlighted one after another", () => {
  start();
  expect(speech.spoken).toEqual(["One."]);
  expect(reader.current()).toEqual({ section, isPaused: false });
  speech.endSentence();
  expect(speech.spoken).toEqual(["One.", "Two."]);
  speech.endSentence();
  expect(reader.current()).toBeUndefined();
  expect(show.mock.calls).toEqual([[one], [two], []]);
});

test("pausing stops the speech; resuming repeats the sentence and continues", () => {
  start();
  speech.endSentence();
  reader.pause();
  expect(speech.isSpeaking).toBe(false);
  expect(reader.current()).toEqual({ section, isPaused: true });
  expect(show).toHaveBeenLastCalledWith(two);
  reader.resume();
  expect(speech.spoken).toEqual(["One.", "Two.", "Two."]);
  expect(reader.current()).toEqual({ section, isPaused: false });
  speech.endSentence();
  expect(reader.current()).toBeUndefined();
});

test("after stopping, reading starts again from the beginning", () => {
  start();
  speech.endSentence();
  reader.stop();
  expect(speech.isSpeaking).toBe(false);
  expect(reader.current()).toBeUndefined();
  start();
  expect(speech.spoken).toEqual(["One.", "Two.", "One."]);
});

test("reading another section ends the previous one", () => {
  start();
  reader.read(other, sentences("Three."), voice("en-US"));
  expect(reader.current()?.section).toBe(other);
  expect(speech.spoken).toEqual(["One.", "Three."]);
  speech.endSentence();
  expect(speech.spoken).toEqual(["One.", "Three."]);
});

test("reading ends after a speech error", () => {
  start();
  speech.fail();
  expect(reader.current()).toBeUndefined();
});

test("subscribers are notified of each change until they unsubscribe", () => {
  const onChange = jest.fn();
  const unsubscribe = reader.subscribe(onChange);
  start();
  reader.pause();
  reader.resume();
  reader.stop();
  expect(onChange).toHaveBeenCalledTimes(4);
  unsubscribe();
  start();
  expect(onChange).toHaveBeenCalledTimes(4);
});

test("pause, resume and stop do nothing while nothing is being read", () => {
  reader.pause();
  reader.resume();
  reader.stop();
  expect([speech.spoken, reader.current()]).toEqual([[], undefined]);
});
