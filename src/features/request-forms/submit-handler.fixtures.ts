import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, createElement } from "react";

export const fetchMock = jest.fn();
/** Allows console errors, which fail a test otherwise. @returns what will be logged */
export function expectLogs(): unknown[] {
  const logged: unknown[] = [];
  // biome-ignore lint/suspicious/noConsole: mocks the console
  jest.mocked(console.error).mockImplementation((...words) => logged.push(...words));
  return logged;
}

/** Sets up every test of the calling file: Thursday noon at the clinic, a mocked `fetch` and empty storage. */
export function setUpForms(): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date("2026-11-26T21:00:00Z") });
    sessionStorage.clear();
    fetchMock.mockReset();
    globalThis.fetch = fetchMock;
  });
  afterEach(() => jest.useRealTimers());
}

/** A simulated user whose delays run on fake timers. */
export const visitor = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
type Visitor = ReturnType<typeof visitor>;
/** A response of the relay with this status and body. */
export const answer = (status: number, body: object | string) => ({
  ok: status < 300,
  status,
  text: async () => (typeof body === "string" ? body : JSON.stringify(body)),
});
/** The relay's response to an accepted request. */
export const accepted = answer(200, { success: true });
/** The text field with this label. */
export const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
export const send = () => screen.getByRole("button", { name: "Send Request" });
/** The checkbox of the fake captcha, once it has loaded. */
export const robot = () => screen.findByRole("checkbox", { name: "Robot" });
/** The JSON bodies of all requests so far. */
export const sentBodies = () => fetchMock.mock.calls.map(([, { body }]) => JSON.parse(body));
/** The values of one header in all requests so far. */
export const sentHeader = (name: string) => fetchMock.mock.calls.map(([, { headers }]) => headers[name]);
/** Waits for a toast with this text; the same text elsewhere on the page does not count. */
export const toast = (text: string) =>
  waitFor(() => {
    const found = screen.queryAllByText(text).filter((element) => element.closest(".toast"));
    expect(found).toHaveLength(1);
  });

async function typeInto(user: Visitor, texts: Record<string, string>, translate = (label: string) => label) {
  for (const [label, text] of Object.entries(texts)) await user.type(field(translate(label)), text);
}

const shared = { "Email address": "ana@example.com", "Your message": "Hello" };

/** Types valid values into every field of the evaluation form, whose labels may be translated. */
export const fillEvaluation = (user: Visitor, translate?: (label: string) => string) =>
  typeInto(user, { "Your name": "Ana Example", "Phone number": "(907) 555-0100", ...shared }, translate);

/** Types valid values into every text field of the appointment form; date and time stay empty. */
export const fillAppointment = (user: Visitor) =>
  typeInto(user, { "First name": "Ana", "Last name": "Example", "Phone number": "9075550100", ...shared });

/** Shows a form. @returns a visitor */
export function show(Form: ComponentType) {
  render(createElement(Form));
  return visitor();
}

/** Shows a form that a visitor has filled in with one of the functions above, and its captcha. @returns the visitor */
export async function filledIn(Form: ComponentType, fill: (user: Visitor) => Promise<void>) {
  const user = show(Form);
  await fill(user);
  await user.click(await robot());
  return user;
}

/** Stores a draft with a date and time, as an earlier page view in this tab would. */
export function storeChosenDate() {
  const chosen = { preferred_date: "2026-11-27", preferred_time: "09:30" };
  sessionStorage.setItem("draft:appointment", JSON.stringify(chosen));
}
