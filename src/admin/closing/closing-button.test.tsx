import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { closingButton } from "./closing-button";

const tomorrow = { date: "2026-12-02", day: "Wednesday, December 2" };
const said: string[] = [];
const onSaved = jest.fn();
const sent: object[] = [];

/** Answers each request with the next of these. */
function answerWith(...answers: object[]): void {
  global.fetch = jest.fn(async (_, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    return { ok: true, json: async () => answers.shift() } as Response;
  });
}

const press = async () => {
  fireEvent.click(screen.getByRole("button"));
  await waitFor(() => expect(screen.getByRole("button")).toBeEnabled());
};

beforeEach(() => {
  said.length = 0;
  sent.length = 0;
  onSaved.mockReset();
  document.body.innerHTML = '<button data-closes="tomorrow">Closed tomorrow</button>';
  closingButton(screen.getByRole("button"), "t", (sentence) => said.push(sentence), onSaved);
});
afterEach(() => jest.useRealTimers());

test("the first press asks, and the second one closes that day", async () => {
  answerWith(tomorrow, { ...tomorrow, isSaved: true });
  await press();
  const question = "Close Wednesday, December 2? Press again to confirm";
  expect(screen.getByRole("button")).toHaveTextContent(question);
  expect(said.at(-1)).toBe(`${question}, or Escape to leave it open.`);
  expect(onSaved).not.toHaveBeenCalled();
  await press();
  expect(sent).toEqual(["", "2026-12-02"].map((date) => ({ when: "tomorrow", date })));
  expect(said.at(-1)).toMatch(/^Wednesday, December 2, is closed now\./);
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("button")).toHaveTextContent("Closed tomorrow");
  expect(screen.getByRole("button")).toHaveFocus();
});

test("after ten seconds the first press no longer counts", async () => {
  answerWith(tomorrow);
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole("button"));
  await jest.advanceTimersByTimeAsync(9_999);
  expect(screen.getByRole("button")).toHaveTextContent("Press again");
  await jest.advanceTimersByTimeAsync(2);
  expect(screen.getByRole("button")).toHaveTextContent("Closed tomorrow");
  expect(said.at(-1)).toBe("Nothing was closed.");
});

test("if the live view does not answer, that is said", async () => {
  global.fetch = jest.fn(async () => Promise.reject(new TypeError("Failed to fetch")));
  await press();
  expect(said.at(-1)).toMatch(/^Nothing was closed: the website on this computer does not answer\./);
});
