import { FakeSpeech, voice } from "./speech.fixtures";
import { findVoice, localVoice } from "./speech-voice";

const [american, british, remote] = [voice("en-US"), voice("en-GB"), voice("en-US", false, true)];

test.each([
  ["an American voice over others", [british, american], american],
  ["the default American voice", [american, voice("en-US", true, true)], voice("en-US", true, true)],
  ["another local English voice over a remote American one", [remote, british], british],
  ["a voice with Android's language tag", [voice("en_GB")], voice("en_GB")],
  ["no remote voice", [remote], undefined],
  ["no voice in another language", [voice("de-DE"), voice("es-US")], undefined],
])("localVoice chooses %s", (_, voices, expected) => {
  expect(localVoice(voices)).toEqual(expected);
});

test("a voice that is listed at once is found at once", async () => {
  const speech = Object.assign(new FakeSpeech(), { voices: [american] });
  expect(await findVoice(speech as never)).toBe(american);
});

test("findVoice waits for voices that are listed later", async () => {
  const speech = new FakeSpeech();
  const found = findVoice(speech as never);
  speech.voices = [american];
  speech.dispatchEvent(new Event("voiceschanged"));
  expect(await found).toBe(american);
});

test("findVoice times out if the browser lists no voices", async () => {
  jest.useFakeTimers();
  const found = findVoice(new FakeSpeech() as never);
  jest.runAllTimers();
  jest.useRealTimers();
  expect(await found).toBeUndefined();
});

test("findVoice finds no voice in a browser without speech synthesis", async () => {
  expect(await findVoice(undefined)).toBeUndefined();
});
