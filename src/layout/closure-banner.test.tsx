import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import "../elements/dated-notices";
import { clinic } from "../hooks/use-clinic.fixtures";
import { ClosureBanner } from "./closure-banner";

const closure = { to: null, opens: null, closes: null, isAnnounced: true };

afterEach(() => jest.useRealTimers());

test.each([
  ["2026-11-24T21:00:00Z", ["Closed Thursday, November 26 to Friday, November 27: Thanksgiving."]],
  ["2026-11-25T21:00:00Z", ["Closed tomorrow, November 26 to Friday, November 27: Thanksgiving."]],
  ["2026-11-27T08:59:00Z", ["Closed today, November 26 to tomorrow, November 27: Thanksgiving."]],
  ["2026-11-27T09:00:00Z", ["Closed Thursday, November 26 to today, November 27: Thanksgiving."]],
])("at %s, the day in Alaska decides what is today", (now, expected) => {
  jest.useFakeTimers({ now: new Date(now) });
  const thanksgiving = { ...closure, reason: "Thanksgiving", from: "2026-11-26", to: "2026-11-27" };
  jest.mocked(useStaticQuery).mockReturnValue({ clinic: { ...clinic, closures: [thanksgiving] } });
  render(<ClosureBanner />);
  const shown = [...document.querySelectorAll<HTMLElement>("dated-notices p")].filter(
    ({ hidden }) => !hidden,
  );
  expect(shown.map(({ textContent }) => textContent)).toEqual(expected);
});

test("without the script, a closure has its dates", () => {
  const eve = { ...closure, reason: "A short day", from: "2026-12-24", opens: "09:00", closes: "12:00" };
  jest.mocked(useStaticQuery).mockReturnValue({ clinic: { ...clinic, closures: [eve] } });
  jest.useFakeTimers({ now: new Date("2026-12-01T21:00:00Z") });
  render(<ClosureBanner />);
  expect(screen.getByText("Thursday, December 24").closest("p")).toHaveTextContent(
    "Open only 9am-12pm Thursday, December 24: A short day.",
  );
});
