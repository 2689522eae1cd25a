import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { deviceVoice } from "../../browser/speech";
import { type FakeSpeech, installFakeSpeech, voice } from "../../browser/speech.fixtures";
import { ReadAloud } from "./read-aloud";

jest.mock("../../browser/speech", () => ({
  ...jest.requireActual("../../browser/speech"),
  deviceVoice: jest.fn(),
}));

Range.prototype.getBoundingClientRect = () => new DOMRect(0, 200, 10, 10);
const highlights = new Map<string, Range>();
Object.assign(globalThis, {
  CSS: { highlights },
  Highlight: function Highlight(range: Range) {
    return range;
  },
});

let speech: FakeSpeech;

async function open(localVoice?: SpeechSynthesisVoice) {
  jest.mocked(deviceVoice).mockResolvedValue(localVoice);
  speech = installFakeSpeech();
  const page = render(
    <main>
      {["Services", "Team"].map((name) => (
        <section key={name}>
          <h2 id={name}>{name}</h2>
          <ReadAloud headingId={name} />
          <p>First of {name}. Last.</p>
        </section>
      ))}
    </main>,
  );
  await act(async () => {});
  return page;
}

const button = (name: string, description: string) => screen.getByRole("button", { name, description });
const press = (name: string, description: string) => userEvent.click(button(name, description));
const endSentence = () => act(() => speech.endSentence());
const highlighted = () => highlights.get("reading")?.toString();

test("stopping returns the focus to the start button, which then starts from the beginning", async () => {
  await open(voice("en-US"));
  await press("Read aloud", "Services");
  endSentence();
  await press("Stop", "Services");
  expect(speech.isSpeaking).toBe(false);
  expect(button("Read aloud", "Services")).toHaveFocus();
  await press("Read aloud", "Services");
  expect(speech.spoken).toEqual(["Services", "First of Services.", "Services"]);
});

test("reading that ends by itself, or because another section is read, leaves the focus where it is", async () => {
  await open(voice("en-US"));
  await press("Read aloud", "Services");
  act(() => button("Pause", "Services").blur());
  for (let count = 0; count < 3; count += 1) endSentence();
  expect(button("Read aloud", "Services")).not.toHaveFocus();
  act(() => button("Read aloud", "Services").click());
  act(() => button("Read aloud", "Team").click());
  expect(document.body).toHaveFocus();
});

test("reading that ends while its stop button has the focus moves it to the start button", async () => {
  await open(voice("en-US"));
  await press("Read aloud", "Services");
  act(() => button("Stop", "Services").focus());
  for (let count = 0; count < 3; count += 1) endSentence();
  expect(button("Read aloud", "Services")).toHaveFocus();
});

test("only one section is read at a time", async () => {
  await open(voice("en-US"));
  await press("Read aloud", "Services");
  await press("Read aloud", "Team");
  expect(speech.spoken).toEqual(["Services", "Team"]);
  expect(speech.isSpeaking).toBe(true);
  expect(button("Read aloud", "Services")).toBeVisible();
  expect(button("Pause", "Team")).toBeVisible();
});

test.each([
  ["Escape is pressed", () => userEvent.keyboard("{Escape}")],
  ["the speech fails", async () => act(() => speech.fail())],
  ["the visitor leaves the document", async () => act(() => void dispatchEvent(new Event("pagehide")))],
])("reading stops when %s", async (_, happen) => {
  await open(voice("en-US"));
  await press("Read aloud", "Services");
  await happen();
  expect([speech.isSpeaking, highlighted()]).toEqual([false, undefined]);
  expect(button("Read aloud", "Services")).toBeVisible();
});

test("without a voice there are no buttons, and one message says so", async () => {
  await open();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.getAllByText("Your browser has no voice.")).toHaveLength(1);
});
