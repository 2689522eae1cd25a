import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { deviceVoice } from "../browser/speech";
import { type FakeSpeech, installFakeSpeech, voice } from "../browser/speech.fixtures";
import { CommunicationBoard } from "./communication-board";
import { communicationBoard } from "./visit.fixtures";

jest.mock("../browser/speech", () => ({
  ...jest.requireActual("../browser/speech"),
  deviceVoice: jest.fn(),
}));

Element.prototype.scrollIntoView = jest.fn();

let speech: FakeSpeech;

beforeEach(() => {
  jest.mocked(deviceVoice).mockResolvedValue(voice("en-US"));
  speech = installFakeSpeech();
  render(<CommunicationBoard block={communicationBoard} />);
});
afterEach(() => jest.useRealTimers());

const button = (name: string) => screen.getByRole("button", { name });
/** The word in large letters, and what screen readers announce. */
const shown = () => [document.querySelector(".said")?.textContent, screen.getByRole("status").textContent];

/** Presses a square, and lets its word begin. */
async function press(word: string) {
  fireEvent.click(button(word));
  await act(() => jest.advanceTimersByTimeAsync(0));
}

const unsaid = "This device did not say it. “Stop” stays here in large letters.";

test.each([
  ["the device says to its end", () => speech.endSentence(), ""],
  ["the device fails to say", () => speech.fail(), unsaid],
  ["the browser reports nothing for six seconds", () => jest.advanceTimersByTime(6000), unsaid],
])("a word that %s stays in large letters, and only a problem is announced", async (_, happen, problem) => {
  jest.useFakeTimers();
  await press("Stop");
  expect(speech.spoken).toEqual(["Stop"]);
  expect(shown()).toEqual(["Stop", ""]);
  await act(async () => void happen());
  expect(shown()).toEqual(["Stop", problem]);
  await press("Yes");
  expect(shown()).toEqual(["Yes", ""]);
});

test("a square that the browser has translated says what it shows", async () => {
  jest.useFakeTimers();
  const square = button("Stop");
  square.lastChild?.replaceWith(Object.assign(document.createElement("font"), { textContent: "Alto" }));
  await press("Alto");
  expect(speech.spoken).toEqual(["Alto"]);
  expect(shown()).toEqual(["Alto", ""]);
});

test("without a voice of the device, nothing is said, and a message says why", async () => {
  jest.useFakeTimers();
  jest.mocked(deviceVoice).mockResolvedValue(undefined);
  await press("All done");
  expect(speech.spoken).toEqual([]);
  const why = "This device has no English voice of its own. “All done” stays here in large letters.";
  expect(shown()).toEqual(["All done", why]);
});

test("the button that started scanning stops it", async () => {
  await userEvent.click(button("Scan one by one"));
  await userEvent.click(button("Stop scanning"));
  expect(button("Yes")).not.toHaveClass("marked");
  expect(speech.spoken).toEqual([]);
});
