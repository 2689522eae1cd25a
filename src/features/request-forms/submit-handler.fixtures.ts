import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { clinic } from "../../hooks/use-clinic.fixtures";

export const fetchMock = jest.fn();
/** What the appointment form logs, rightly; everything else on the console still fails the test. */
export const logged: unknown[] = [];
export function expectLogs(): void {
  // biome-ignore lint/suspicious/noConsole: stands in for the console
  jest.mocked(console.error).mockImplementation((...words) => logged.push(...words));
}

/** For the tests of the file that calls it: a Thursday noon at the clinic, and nothing sent or kept yet. */
export function setUpForms(): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date("2026-11-26T21:00:00Z") });
    jest.mocked(useStaticQuery).mockReturnValue({ clinic });
    sessionStorage.clear();
    logged.length = 0;
    fetchMock.mockReset();
    globalThis.fetch = fetchMock;
  });
  afterEach(() => jest.useRealTimers());
}

export const visitor = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
export const answer = (status: number, body: object | string) => ({
  ok: status < 300,
  status,
  text: async () => (typeof body === "string" ? body : JSON.stringify(body)),
});
export const accepted = answer(200, { success: true });
export const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
export const send = () => screen.getByRole("button", { name: "Send Request" });
export const robot = () => screen.findByRole("checkbox", { name: "Robot" });
export const sentBodies = () => fetchMock.mock.calls.map(([, { body }]) => JSON.parse(body));
export const sentHeader = (name: string) => fetchMock.mock.calls.map(([, { headers }]) => headers[name]);
/** The toast, not what stays on the page. */
export const toast = (text: string) =>
  waitFor(() => {
    const found = screen.queryAllByText(text).filter((element) => element.closest(".toast"));
    expect(found).toHaveLength(1);
  });

export async function fillEvaluation(user: ReturnType<typeof visitor>) {
  await user.type(field("Your name"), "Ana Example");
  await user.type(field("Phone number"), "(907) 555-0100");
  await user.type(field("Email address"), "ana@example.com");
  await user.type(field("Your message"), "Hello");
}

export async function fillAppointment(user: ReturnType<typeof visitor>) {
  await user.type(field("First name"), "Ana");
  await user.type(field("Last name"), "Example");
  await user.type(field("Phone number"), "9075550100");
  await user.type(field("Email address"), "ana@example.com");
  await user.type(field("Your message"), "Hello");
}

/** A day and time that an earlier visit in this tab has left. */
export function chooseEarlier() {
  sessionStorage.setItem(
    "draft:appointment",
    JSON.stringify({ preferred_date: "27/11/2026", preferred_time: "09:30" }),
  );
}
