import { act, render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import "../elements/controls";
import { siteFacts } from "./layout.fixtures";
import { OfflineNotice } from "./offline-notice";

test("says so on a stored page, although the browser thinks that it is online, until the signal comes back", () => {
  document.documentElement.dataset.stored = "";
  jest.mocked(useStaticQuery).mockReturnValue(siteFacts);
  render(<OfflineNotice />);
  expect(screen.getByText(/You are offline/)).toBeVisible();
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.getByText(/You are offline/)).not.toBeVisible();
});

test("says that the visitor is offline and whom to call, only while that is so", () => {
  const network = jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  jest.mocked(useStaticQuery).mockReturnValue(siteFacts);
  render(<OfflineNotice />);
  const words = () => screen.getByText(/You are offline/);
  expect(screen.getByRole("status")).toContainElement(words());
  expect(words()).not.toBeVisible();
  network.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(words()).toBeVisible();
  expect(screen.getByRole("link", { name: "(907) 555-0142" })).toBeVisible();
  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(words()).not.toBeVisible();
});
