import { act, render, screen, within } from "@testing-library/react";
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

async function open(localVoice: SpeechSynthesisVoice | undefined = voice("en-US")) {
  jest.mocked(deviceVoice).mockResolvedValue(localVoice);
  speech = installFakeSpeech();
  const view = render(<CommunicationBoard block={communicationBoard} />);
  await act(async () => {});
  return view;
}

const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => userEvent.click(button(name));
const largeWord = () => document.querySelector(".said")?.textContent;
const status = () => screen.getByRole("status").textContent;

test("every square has its word and a symbol that is decoration", async () => {
  await open();
  const squares = within(screen.getByRole("list", { name: communicationBoard.heading })).getAllByRole(
    "button",
  );
  expect(squares.map(({ textContent }) => textContent)).toEqual(["Yes", "Stop", "All done"]);
  for (const square of squares)
    expect(square.querySelector("svg[aria-hidden=true] path")).toHaveAttribute("d");
});

test("a pressed square is said, and shown in large letters that a screen reader does not repeat", async () => {
  await open();
  await press("Stop");
  expect(speech.spoken).toEqual(["Stop"]);
  expect(largeWord()).toBe("Stop");
  await act(async () => speech.endSentence());
  expect([largeWord(), status()]).toEqual(["Stop", ""]);
});

test("without a voice, the word stays in large letters, and a message says why it is silent", async () => {
  jest.mocked(deviceVoice).mockResolvedValue(undefined);
  render(<CommunicationBoard block={communicationBoard} />);
  await press("All done");
  expect(largeWord()).toBe("All done");
  expect(status()).toBe(
    "This device has no English voice of its own. “All done” stays here in large letters.",
  );
});

test("a word that the device fails to say stays in large letters, with a message", async () => {
  await open();
  await press("Yes");
  await act(async () => speech.fail());
  expect(largeWord()).toBe("Yes");
  expect(status()).toBe("This device did not say it. “Yes” stays here in large letters.");
  await press("Yes");
  expect(status()).toBe("");
});

test("the button that started scanning stops it", async () => {
  await open();
  await press("Scan one by one");
  await press("Stop scanning");
  expect(button("Yes")).not.toHaveClass("marked");
  expect(speech.spoken).toEqual([]);
});
