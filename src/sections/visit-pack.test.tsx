import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { downloadFile } from "../features/visit-pack/download-file";
import { visitPack } from "./visit.fixtures";
import { VisitPack } from "./visit-pack";

jest.mock("../features/visit-pack/download-file");

const visit = (name: string) => screen.getByText(name).closest("details") as HTMLElement;
const evaluation = () => within(visit("Evaluation"));
const press = (name: string) => userEvent.click(evaluation().getByRole("button", { name }));
const put = (label: RegExp, value: string) =>
  fireEvent.change(evaluation().getByLabelText(label), { target: { value } });
const save = () => press("Save a calendar file");

async function waitAnHour(): Promise<void> {
  jest.setSystemTime(Date.now() + 60 * 60_000);
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
}

async function open(name: string): Promise<void> {
  await userEvent.click(screen.getByText(name));
  await within(visit(name)).findByRole("button", { name: "Print this list" });
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-21T20:00:00Z"), doNotFake: ["setTimeout", "setImmediate"] });
  sessionStorage.clear();
  jest.mocked(downloadFile).mockClear();
  render(<VisitPack block={visitPack} />);
});
afterEach(() => jest.useRealTimers());

test("day and time are saved as a calendar file with the chosen length", async () => {
  await open("Evaluation");
  expect(evaluation().getByText("Only once we have given you a time.")).toBeVisible();
  put(/Day/, "2026-12-01");
  put(/Time \(Alaska Time\)/, "09:00");
  await userEvent.selectOptions(evaluation().getByLabelText(/Length/), "60 minutes");
  await save();
  expect(await screen.findByText(/^Saved: Tuesday, December 1, 2026, at 9am\./)).toBeVisible();
  const [name, type, file = ""] = jest.mocked(downloadFile).mock.lastCall ?? [];
  expect([name, type]).toEqual(["visit-2026-12-01.ics", "text/calendar;charset=utf-8"]);
  for (const line of ["DTSTART:20261201T180000Z", "DTEND:20261201T190000Z", "SUMMARY:Visit with us"])
    expect(file).toContain(`${line}\r\n`);
  put(/Day/, "2026-12-02");
  expect(screen.queryByText(/^Saved/)).not.toBeInTheDocument();
  await save();
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  await userEvent.selectOptions(evaluation().getByLabelText(/Length/), "120 minutes");
  expect(screen.queryByText(/^Saved/)).not.toBeInTheDocument();
});

test("boxes that were ticked before the page was loaded again end after an hour without a touch, too", async () => {
  await open("Evaluation");
  await userEvent.click(screen.getByRole("checkbox", { name: "Your insurance card" }));
  cleanup();
  render(<VisitPack block={visitPack} />);
  await open("Evaluation");
  expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(1);
  await waitAnHour();
  expect(evaluation().getByText(/Nobody used this for an hour/)).toHaveAttribute("role", "status");
  expect(screen.queryByRole("checkbox", { checked: true })).toBeNull();
});

test("a day on which the clinic is closed causes a warning, but is accepted", async () => {
  await open("Evaluation");
  put(/Day/, "2026-12-05");
  put(/Time/, "09:00");
  const warning = /We are closed on Saturdays. If we gave you this time, you are all set/;
  expect(screen.getByText(warning)).toBeVisible();
  await save();
  expect(await screen.findByText(/^Saved/)).toBeVisible();
});

test("a visit that was opened before hydration has its controls", async () => {
  await act(async () => screen.getByText("Evaluation").closest("details")?.setAttribute("open", ""));
  expect(await evaluation().findByRole("button", { name: "Print this list" })).toBeVisible();
});

test.each<[string, RegExp, () => Promise<unknown>]>([
  ["a button", /This is empty now/, () => press("Clear this list")],
  ["an hour without a touch", /Nobody used this for an hour/, waitAnHour],
])("%s clears the boxes, the day and the time, and what is stored", async (_, words, end) => {
  await open("Evaluation");
  await userEvent.click(screen.getByRole("checkbox", { name: "Your insurance card" }));
  put(/Day/, "2026-12-01");
  put(/Time \(Alaska Time\)/, "09:00");
  await end();
  expect(evaluation().getByText(words)).toHaveAttribute("role", "status");
  expect(screen.queryByRole("checkbox", { checked: true })).toBeNull();
  expect(evaluation().getByLabelText(/Day/)).toHaveValue("");
  expect(evaluation().getByLabelText(/Time/)).toHaveValue("");
  expect(visit("Evaluation")).toHaveTextContent("Day and time: ______");
  expect(sessionStorage.getItem("visit-pack:evaluation")).toBeNull();
});
