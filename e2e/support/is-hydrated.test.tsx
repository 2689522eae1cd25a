import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { isHydrated } from "./is-hydrated";

test("a page is taken over once React is done with it, whatever is on it", async () => {
  const page = <p>A page of any site</p>;
  document.body.innerHTML = `<div id="___gatsby">${renderToString(page)}</div>`;
  const root = document.body.firstElementChild as Element;
  expect(isHydrated()).toBe(false);
  await act(async () => {
    hydrateRoot(root, page);
    expect(isHydrated()).toBe(false);
  });
  expect(isHydrated()).toBe(true);
});

test("a page that Gatsby did not make is never taken over", () => {
  document.body.innerHTML = "<p>A page</p>";
  expect(isHydrated()).toBe(false);
});
