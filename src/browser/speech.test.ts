import { findVoice, localVoice } from "./speech";
import { FakeSpeech, voice } from "./speech.fixtures";

const [american, british, remote] = [voice("en-US"), voice("en-GB"), voice("en-US", false, true)];

test.each([
  ["an American voice over others", [british, american], american],
  ["the default American voice", [american, voice("en-US", true, true)], voice("en-US", true, true)],
  ["another local English voice over a remote American one", [remote, british], british],
  ["a voice with Android's language tag", [voice("en_GB")], voice("en_GB")],
  ["no remote voice", [remote], undefined],
  ["no voice in another language", [voice("de-DE"), voice("es-US")], undefined],
])("on an English page, localVoice chooses %s", (_, voices, expected) => {
  expect(localVoice(voices, "en-US")).toEqual(expected);
});

test.each([
  ["a voice of the same country", "es-US", [voice("es-ES"), voice("es_US")], voice("es_US")],
  ["a voice of another country", "es-US", [american, voice("es-MX")], voice("es-MX")],
  ["no voice whose code only begins the same", "fi", [voice("fil-PH")], undefined],
  ["no English voice", "ru", [american], undefined],
])("on a page in another language, localVoice chooses %s", (_, language, voices, expected) => {
  expect(localVoice(voices, language)).toEqual(expected);
});

test("a voice that is listed at once is found at once", async () => {
  const speech = Object.assign(new FakeSpeech(), { voices: [american] });
  expect(await findVoice(speech as never, "en-US")).toBe(american);
});

test("findVoice waits for voices that are listed later", async () => {
  const speech = new FakeSpeech();
  const found = findVoice(speech as never, "en-US");
  speech.voices = [american];
  speech.dispatchEvent(new Event("voiceschanged"));
  expect(await found).toBe(american);
});

test("findVoice times out if the browser lists no voices", async () => {
  jest.useFakeTimers();
  const found = findVoice(new FakeSpeech() as never, "en-US");
  jest.runAllTimers();
  jest.useRealTimers();
  expect(await found).toBeUndefined();
});

test("findVoice finds no voice in a browser without speech synthesis", async () => {
  expect(await findVoice(undefined, "en-US")).toBeUndefined();
});
