import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { replaceHydrateFunction } from "./replace-hydrate-function";

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  );
}

test("server-rendered HTML is kept and hydrated", async () => {
  document.body.innerHTML = `<div id="page">${renderToString(<Counter />)}</div>`;
  const page = document.querySelector("#page") as Element;
  const button = screen.getByRole("button");
  replaceHydrateFunction()(<Counter />, page);
  await userEvent.click(button);
  expect(await screen.findByRole("button", { name: "Pressed 1 times" })).toBe(button);
});

test("an empty root, as in the live view, is rendered", async () => {
  document.body.innerHTML = '<div id="page"></div>';
  await act(async () => replaceHydrateFunction()(<Counter />, document.querySelector("#page") as Element));
  expect(screen.getByRole("button", { name: "Pressed 0 times" })).toBeVisible();
});
