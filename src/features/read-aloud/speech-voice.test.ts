import { SilentSpeech, voice } from "./speech.fixtures";
import { findVoice, localVoice } from "./speech-voice";

const [american, british, remote] = [voice("en-US"), voice("en-GB"), voice("en-US", false, true)];

test.each([
  ["an American voice before others", [british, american], american],
  [
    "the American voice that is set as usual",
    [american, voice("en-US", true, true)],
    voice("en-US", true, true),
  ],
  ["another English voice of the device's own before one that is elsewhere", [remote, british], british],
  ["a voice that is named as on Android", [voice("en_GB")], voice("en_GB")],
  ["none that is elsewhere", [remote], undefined],
  ["none in another language", [voice("de-DE"), voice("es-US")], undefined],
])("it takes %s", (_, voices, expected) => {
  expect(localVoice(voices)).toEqual(expected);
});

test("voices that are listed at once are taken at once", async () => {
  const speech = Object.assign(new SilentSpeech(), { voices: [american] });
  expect(await findVoice(speech as never)).toBe(american);
});

test("voices that come later are waited for", async () => {
  const speech = new SilentSpeech();
  const found = findVoice(speech as never);
  speech.voices = [american];
  speech.dispatchEvent(new Event("voiceschanged"));
  expect(await found).toBe(american);
});

test("a browser that lists none has none", async () => {
  jest.useFakeTimers();
  const found = findVoice(new SilentSpeech() as never);
  jest.runAllTimers();
  jest.useRealTimers();
  expect(await found).toBeUndefined();
});

test("a browser that cannot speak has none", async () => {
  expect(await findVoice(undefined)).toBeUndefined();
});
