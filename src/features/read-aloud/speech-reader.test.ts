import { type SilentSpeech, sentences, standInForSpeech, voice } from "./speech.fixtures";
import { createSpeechReader } from "./speech-reader";

const [section, other] = [document.createElement("section"), document.createElement("section")];
const said = sentences("One.", "Two.");
const [one, two] = said.map(({ range }) => range);

let speech: SilentSpeech;
let reader: ReturnType<typeof createSpeechReader>;
const show = jest.fn();

beforeEach(() => {
  show.mockClear();
  speech = standInForSpeech();
  reader = createSpeechReader(show);
});

const start = () => reader.read(section, said, voice("en-US"));

test("it says one sentence after another, shows each, and is done", () => {
  start();
  expect(speech.said).toEqual(["One."]);
  expect(reader.current()).toEqual({ section, isPaused: false });
  speech.endSentence();
  expect(speech.said).toEqual(["One.", "Two."]);
  speech.endSentence();
  expect(reader.current()).toBeUndefined();
  expect(show.mock.calls).toEqual([[one], [two], []]);
});

test("paused, it falls silent; resumed, it says the sentence again and goes on", () => {
  start();
  speech.endSentence();
  reader.pause();
  expect(speech.isSpeaking).toBe(false);
  expect(reader.current()).toEqual({ section, isPaused: true });
  expect(show).toHaveBeenLastCalledWith(two);
  reader.resume();
  expect(speech.said).toEqual(["One.", "Two.", "Two."]);
  expect(reader.current()).toEqual({ section, isPaused: false });
  speech.endSentence();
  expect(reader.current()).toBeUndefined();
});

test("stopped, it falls silent and starts anew", () => {
  start();
  speech.endSentence();
  reader.stop();
  expect(speech.isSpeaking).toBe(false);
  expect(reader.current()).toBeUndefined();
  start();
  expect(speech.said).toEqual(["One.", "Two.", "One."]);
});

test("another section ends the one before", () => {
  start();
  reader.read(other, sentences("Three."), voice("en-US"));
  expect(reader.current()?.section).toBe(other);
  expect(speech.said).toEqual(["One.", "Three."]);
  speech.endSentence();
  expect(speech.said).toEqual(["One.", "Three."]);
});

test("when the voice fails, it ends", () => {
  start();
  speech.fail();
  expect(reader.current()).toBeUndefined();
});

test("whoever listens hears of each change, until they leave", () => {
  const onChange = jest.fn();
  const leave = reader.subscribe(onChange);
  start();
  reader.pause();
  reader.resume();
  reader.stop();
  expect(onChange).toHaveBeenCalledTimes(4);
  leave();
  start();
  expect(onChange).toHaveBeenCalledTimes(4);
});

test("what is pressed out of turn does nothing", () => {
  reader.pause();
  reader.resume();
  reader.stop();
  expect([speech.said, reader.current()]).toEqual([[], undefined]);
});
