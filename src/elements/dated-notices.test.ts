/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/dom";
import "./dated-notices";

const show = (html: string) => {
  document.body.innerHTML = `<dated-notices>${html}</dated-notices>`;
};

test("a notice is shown until its day, and what is said otherwise when none is left", () => {
  show(
    `<p>Read this</p><p hidden data-until="2999-01-01">Snow</p><p data-until="2020-01-01">Rain</p><p data-otherwise>As usual</p>`,
  );
  expect(screen.getByText("Read this")).toBeVisible();
  expect(screen.getByText("Snow")).toBeVisible();
  expect(screen.getByText("Rain")).not.toBeVisible();
  expect(screen.getByText("As usual")).not.toBeVisible();
  show(`<p data-until="2020-01-01">Rain</p><p hidden data-otherwise>As usual</p>`);
  expect(screen.getByText("As usual")).toBeVisible();
});

test("a notice that comes or changes while the page is open is shown", async () => {
  show(`<ul><li hidden data-until="2020-01-01">Rain</li></ul><p data-otherwise>As usual</p>`);
  const list = document.querySelector("ul");
  list?.insertAdjacentHTML("beforeend", `<li hidden data-until="2999-01-01">Snow</li>`);
  await waitFor(() => expect(screen.getByText("Snow")).toBeVisible());
  expect(screen.getByText("As usual")).not.toBeVisible();
  screen.getByText("Rain").dataset.until = "2999-01-01";
  await waitFor(() => expect(screen.getByText("Rain")).toBeVisible());
});

test("whether the clinic is open follows the clock, and the words of a translator stay until it changes", () => {
  jest.useFakeTimers({ now: new Date("2026-11-23T20:00:00Z") });
  const hours = [{ days: ["Monday"], opens: "09:00", closes: "17:00" }];
  const status = document.createElement("open-status");
  status.dataset.schedule = JSON.stringify({ hours, closures: [] });
  document.body.replaceChildren(status);
  expect(status).toHaveTextContent("Open");
  status.textContent = "Abierto";
  jest.advanceTimersByTime(60_000);
  expect(status).toHaveTextContent("Abierto");
  jest.advanceTimersByTime(6 * 60 * 60_000);
  expect(status).toHaveTextContent("Closed");
  jest.useRealTimers();
});

test("the words of a translator stay", async () => {
  show(`<p data-until="2999-01-01">Closed <time datetime="2999-01-01" data-weekday>January 1</time></p>`);
  const time = document.querySelector("time");
  expect(time).toHaveTextContent("Tuesday, January 1");
  time?.replaceChildren("martes, 1 de enero");
  screen.getByText(/^Closed/).after(document.createElement("p"));
  await new Promise((done) => setTimeout(done));
  expect(time).toHaveTextContent("martes, 1 de enero");
});
