import { act, render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { clinic } from "../hooks/use-clinic.fixtures";
import { ClosureBanner } from "./closure-banner";
import { OfflineNotice } from "./offline-notice";
import "../elements/dated-notices";
import "../elements/controls";

describe("closure banner", () => {
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
});

describe("offline notice", () => {
  const words = () => screen.getByText(/You are offline/);

  test("says so on a stored page, although the browser thinks that it is online, until the signal comes back", () => {
    document.documentElement.dataset.stored = "";
    render(<OfflineNotice />);
    expect(words()).toBeVisible();
    act(() => void window.dispatchEvent(new Event("online")));
    expect(words()).not.toBeVisible();
  });
});
