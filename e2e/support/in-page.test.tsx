import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { isHydrated } from "./in-page";

test("a page counts as hydrated once React has finished hydrating it", async () => {
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

test("a page without Gatsby's root element is never hydrated", () => {
  document.body.innerHTML = "<p>A page</p>";
  expect(isHydrated()).toBe(false);
});
