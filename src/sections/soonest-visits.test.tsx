import { render, screen } from "@testing-library/react";
import "../elements/dated-notices";
import { SoonestVisits } from "./soonest-visits";
import { soonestVisits } from "./soonest-visits.fixtures";

afterEach(() => jest.useRealTimers());

/** Shows the section at noon of a day in Alaska, as the page's script does. */
function showOn(day: string): void {
  jest.useFakeTimers({ now: new Date(`${day}T21:00:00Z`) });
  render(<SoonestVisits block={soonestVisits} />);
}

const lines = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
const otherwise = () => screen.getByText("Call us and ask.");

const speech = "Speech Therapy: first visit in about 9 days, as of November 24, 2026.";
const physical = "Physical Therapy: first visit in about 1 day, as of November 20, 2026.";

test.each([
  ["2026-11-24", [speech, physical]],
  ["2026-12-20", [speech, physical]],
  ["2026-12-21", [speech]],
  ["2026-12-24", [speech]],
  ["2026-12-25", []],
])("on %s, it says only what was looked up in the last 30 days", (day, shown) => {
  showOn(day);
  expect(lines()).toEqual(shown);
  expect(otherwise().closest("[hidden]") !== null).toBe(shown.length > 0);
});

test("a line leaves the page at midnight in Alaska, while someone reads it", () => {
  jest.useFakeTimers({ now: new Date("2026-12-25T08:58:30Z") });
  render(<SoonestVisits block={soonestVisits} />);
  expect(lines()).toEqual([speech]);
  jest.advanceTimersByTime(120_000);
  expect(lines()).toEqual([]);
  expect(otherwise()).toBeVisible();
});

test("what was old when the page was built is not in its HTML", () => {
  showOn("2026-11-24");
  expect(document.body).not.toHaveTextContent(/Behavioral|August|Telehealth/);
});

test("each service leads to its page", () => {
  showOn("2026-11-24");
  expect(screen.getByRole("link", { name: "Speech Therapy" })).toHaveAttribute(
    "href",
    "/services/speech-therapy",
  );
});
