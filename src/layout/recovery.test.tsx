import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useEffect, useState } from "react";
import { renderToString } from "react-dom/server";
import { replaceHydrateFunction } from "./replace-hydrate-function";
import { SectionBoundary } from "./section-boundary";

let isServer = true;
const reported = jest.fn();
const withoutScript = jest.fn();

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`Pressed ${count} times`}
    </button>
  );
}

/** Throws in the browser only, like code that needs an API which an old browser does not have. */
function ThrowsInRender() {
  if (!isServer) throw new Error("Broken in render.");
  return <a href="/contact">Write to us</a>;
}

function ThrowsInEffect() {
  useEffect(() => {
    throw new Error("Broken in an effect.");
  }, []);
  return <a href="/contact">Write to us</a>;
}

const page = (first: ReactNode, ...sections: ReactNode[]) => (
  <>
    {first}
    <input id="name" />
    <main>
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order
        <SectionBoundary key={index} index={index}>
          <section className="band" aria-label={`Section ${index}`}>
            {section}
          </section>
        </SectionBoundary>
      ))}
    </main>
  </>
);

/** Puts the server-rendered HTML of a page into the document. @returns hydrates it, and returns that HTML */
function serverRender(element: ReactNode): () => string {
  isServer = true;
  document.body.innerHTML = `<div id="page">${renderToString(element)}</div>`;
  isServer = false;
  const container = document.querySelector("#page") as Element;
  container.addEventListener("without-script", ({ target }) => withoutScript(target));
  const html = container.innerHTML;
  return () => {
    replaceHydrateFunction()(element, container);
    return html;
  };
}

const container = () => document.querySelector("#page");

beforeEach(() => {
  reported.mockReset();
  withoutScript.mockReset();
  globalThis.reportError = reported;
  // React logs what a boundary catches.
  // biome-ignore lint/suspicious/noConsole: this is the mock of the console
  jest.mocked(console.error).mockImplementation(() => undefined);
});

// Errors while it hydrates: e2e/outages/script-errors.spec.ts.
test("when the layout throws in an effect, the server-rendered page is restored and the error is reported", async () => {
  const html = serverRender(page(<ThrowsInEffect />, <Counter key="counter" />))();
  const error = expect.objectContaining({ message: "Broken in an effect." });
  await waitFor(() => expect(reported).toHaveBeenCalledWith(error));
  expect(container()?.innerHTML).toBe(html);
  expect(withoutScript).toHaveBeenCalledWith(container());
});

test("when a section throws in an effect, its server-rendered HTML is restored and the other sections work", async () => {
  const html = serverRender(page(null, <Counter key="counter" />, <ThrowsInEffect key="section" />))();
  await waitFor(() => expect(withoutScript).toHaveBeenCalledTimes(1));
  expect(withoutScript).toHaveBeenCalledWith(screen.getByRole("region", { name: "Section 1" }));
  expect(container()?.innerHTML).toBe(html);
  await userEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("button", { name: "Pressed 1 times" })).toBeVisible();
});

test("an empty root, as in the live view, is rendered", async () => {
  document.body.innerHTML = '<div id="page"></div>';
  await act(async () => replaceHydrateFunction()(<Counter />, container() as Element));
  expect(screen.getByRole("button", { name: "Pressed 0 times" })).toBeVisible();
});

test.each([
  ["page", page(<ThrowsInRender key="frame" />)],
  ["rest of the page", page(null, <ThrowsInRender key="section" />)],
])("text typed before hydration stays in the %s, and fires an input event", async (_, element) => {
  const hydrate = serverRender(element);
  const field = () => screen.getByRole<HTMLInputElement>("textbox");
  const before = field();
  await userEvent.type(before, "Ana");
  const typed = jest.fn();
  document.addEventListener("input", typed);
  hydrate();
  await waitFor(() => expect(typed).toHaveBeenCalledTimes(1));
  expect(field()).not.toBe(before);
  expect(field()).toHaveValue("Ana");
  document.removeEventListener("input", typed);
});
