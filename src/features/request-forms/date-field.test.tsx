import { fireEvent, render, screen, within } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { readFields } from "../../components/form/values";
import { clinic } from "../../hooks/use-clinic.fixtures";
import { AppointmentForm } from "./appointment-form";
import { field, setUpForms, visitor } from "./submit-handler.fixtures";

setUpForms();
beforeEach(() => void jest.mocked(useStaticQuery).mockReturnValue({ clinic }));

/**
 * Renders the form at a point in time and opens the calendar.
 * @param to the last day of a closure that begins on November 23
 */
async function openAt(instant: string, to?: string) {
  jest.setSystemTime(new Date(instant));
  const closures = to ? [{ reason: "Repairs", from: "2026-11-23", to, opens: null, closes: null }] : [];
  jest.mocked(useStaticQuery).mockReturnValue({ clinic: { ...clinic, closures } });
  render(<AppointmentForm />);
  const user = visitor();
  await user.click(dateField());
  await screen.findByRole("grid");
  return user;
}

const dateField = () => field("Preferred date");
const timeField = () => screen.getByRole("combobox", { name: "Preferred time" });
const day = (name: RegExp) => screen.getByRole("button", { name });
const times = () =>
  within(timeField())
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
const openDays = () =>
  within(screen.getByRole("grid"))
    .getAllByRole("button")
    .filter((button) => !button.hasAttribute("disabled"))
    .map(({ textContent }) => Number(textContent));

test.each([
  ["the last half hour of today can still be chosen", "2026-11-24T03:29:00Z", 23],
  ["no half hour is left today", "2026-11-24T03:30:00Z", 24],
  ["the date in UTC is already tomorrow", "2026-11-24T08:30:00Z", 24],
])("focus starts on the first open day when %s", async (_, instant, first) => {
  await openAt(instant);
  expect(document.activeElement).toHaveTextContent(String(first));
  expect(openDays()[0]).toBe(first);
});

test.each([
  ["eight days", "2026-12-01", "December 2026", "2"],
  ["two months", "2027-01-24", "January 2027", "25"],
  ["every day but the calendar's last", "2027-11-29", "November 2027", "30"],
])("during a closure of %s, the calendar opens on the first day after it", async (_, to, month, day) => {
  await openAt("2026-11-23T20:00:00Z", to);
  expect(screen.getByRole("grid", { name: month })).toBeVisible();
  expect(document.activeElement).toHaveTextContent(day);
});

test("if no day is available, the calendar opens on the current month", async () => {
  await openAt("2026-11-23T20:00:00Z", "2028-01-01");
  expect(screen.getByRole("grid", { name: "November 2026" })).toBeVisible();
  expect(openDays()).toEqual([]);
});

test("choosing a day shows it as DD/MM/YYYY, closes the calendar and offers the times of that day", async () => {
  const user = await openAt("2026-11-23T20:00:00Z");
  expect(times()).toEqual(["Choose a date first"]);
  await user.click(day(/November 27, 2026/));
  expect(dateField()).toHaveValue("27/11/2026");
  expect(screen.queryByRole("grid")).toBeNull();
  expect(times()[1]).toBe("09:00");
  expect(times().at(-1)).toBe("16:30");
});

test("a time that the new day does not offer is cleared and announced", async () => {
  const user = await openAt("2026-11-23T20:00:00Z");
  await user.click(day(/November 24, 2026/));
  await user.selectOptions(timeField(), "18:00");
  await user.click(dateField());
  await user.click(day(/November 27, 2026/));
  const words = "We can't see you at 18:00 on 27/11/2026. Please choose another time.";
  expect(timeField()).toHaveValue("");
  expect(timeField()).toBeInvalid();
  expect(timeField()).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(screen.getAllByText(words).some((element) => element.role === "status")).toBe(true);
  await user.selectOptions(timeField(), "10:00");
  expect(screen.queryByText(words)).toBeNull();
});

test.each(["{Enter}", " ", "{ArrowDown}"])("the key %j opens the calendar on the chosen day", async (key) => {
  const user = await openAt("2026-11-23T20:00:00Z");
  await user.click(day(/November 25, 2026/));
  dateField().focus();
  await user.keyboard(key);
  expect(document.activeElement).toHaveAccessibleName(/November 25, 2026, selected/);
});

test("the second click of a double click on the date neither closes the calendar nor chooses a day", async () => {
  const user = await openAt("2026-11-23T20:00:00Z");
  fireEvent.click(screen.getByRole("dialog"), { detail: 2 });
  fireEvent.click(day(/November 27, 2026/), { detail: 2 });
  expect(screen.getByRole("grid")).toBeVisible();
  expect(dateField()).toHaveValue("");
  fireEvent.click(screen.getByRole("dialog"), { detail: 1 });
  expect(screen.queryByRole("grid")).toBeNull();
  await user.click(dateField());
  await user.click(day(/November 27, 2026/));
  expect(dateField()).toHaveValue("27/11/2026");
});

test.each([
  ["time", "2026-11-23T20:00:00Z", "11:30", timeField, "Please choose another time: this one has passed."],
  [
    "date",
    "2026-11-24T03:15:00Z",
    "18:30",
    dateField,
    "Please choose another date: there are no hours left on this one.",
  ],
])("a %s that passes before the form is sent is explained beside it", async (_, now, time, field, words) => {
  const user = await openAt(now);
  await user.click(day(/November 23, 2026/));
  await user.selectOptions(timeField(), time);
  jest.setSystemTime(Date.now() + 45 * 60_000);
  await user.click(screen.getByRole("button", { name: "Send Request" }));
  await screen.findByText(/Nothing was sent yet/);
  expect(field()).toBeInvalid();
  expect(field()).toHaveValue("");
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(words));
});

test("a draft's date and time are restored if they are still available", async () => {
  const store = (values: object) => sessionStorage.setItem("draft:appointment", JSON.stringify(values));
  jest.setSystemTime(new Date("2026-11-23T20:00:00Z"));
  store({ preferred_date: "2026-11-27", preferred_time: "18:00" });
  const { unmount } = render(<AppointmentForm />);
  expect(dateField()).toHaveValue("27/11/2026");
  expect(timeField()).toHaveValue("");
  unmount();
  store({ preferred_date: "2026-11-20", preferred_time: "10:00" });
  render(<AppointmentForm />);
  for (const field of [dateField(), timeField()]) expect(field).toHaveValue("");
});

test("a program that changes the words of the page changes neither the date nor the time that are sent", async () => {
  const user = await openAt("2026-11-23T20:00:00Z");
  await user.click(day(/November 27/));
  const date = dateField();
  const time = timeField();
  for (const option of within(time).getAllByRole("option"))
    option.innerHTML = `<font>Uhr ${option.textContent}</font>`;
  for (const label of document.querySelectorAll("label")) label.innerHTML = "<font>Wort</font>";
  date.setAttribute("value", "27. November");
  date.value = "27. November";
  await user.selectOptions(time, within(time).getByRole("option", { name: "Uhr 09:30" }));
  const form = time.closest("form") as HTMLFormElement;
  expect(readFields(form)).toMatchObject({ preferred_date: "2026-11-27", preferred_time: "09:30" });
  expect(JSON.parse(sessionStorage.getItem("draft:appointment") ?? "")).toMatchObject(readFields(form));
});
