import { act, render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { clinic } from "../hooks/use-clinic.fixtures";
import { ClosureBanner } from "./closure-banner";
import { OfflineNotice } from "./offline-notice";
import "../elements/dated-notices";
import "../elements/controls";

afterEach(() => jest.useRealTimers());

test.each([
  ["2026-11-24T21:00:00Z", ["Closed Thursday, November 26 to Friday, November 27: Thanksgiving."]],
  ["2026-11-25T21:00:00Z", ["Closed tomorrow, November 26 to Friday, November 27: Thanksgiving."]],
  ["2026-11-27T08:59:00Z", ["Closed today, November 26 to tomorrow, November 27: Thanksgiving."]],
  ["2026-11-27T09:00:00Z", ["Closed Thursday, November 26 to today, November 27: Thanksgiving."]],
])("at %s, the day in Alaska decides what closure is today", (now, expected) => {
  jest.useFakeTimers({ now: new Date(now) });
  const days = { from: "2026-11-26", to: "2026-11-27", opens: null, closes: null };
  const closures = [{ ...days, reason: "Thanksgiving", isAnnounced: true }];
  jest.mocked(useStaticQuery).mockReturnValue({ clinic: { ...clinic, closures } });
  render(<ClosureBanner />);
  const shown = document.querySelectorAll("dated-notices p:not([hidden])");
  expect(Array.from(shown, ({ textContent }) => textContent)).toEqual(expected);
});

test("a stored page says that it is a copy, although the browser thinks that it is online, until the signal comes back", () => {
  document.documentElement.dataset.stored = "";
  render(<OfflineNotice />);
  const words = screen.getByText(/You see the copy/);
  expect(words).toBeVisible();
  act(() => void window.dispatchEvent(new Event("online")));
  expect(words).not.toBeVisible();
});
