import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useEffect, useState } from "react";
import { renderToString } from "react-dom/server";
import { PageTemplate } from "../templates/page";
import { replaceHydrateFunction } from "./replace-hydrate-function";

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

function ThrowsInEffect() {
  useEffect(() => {
    throw new Error("Broken in an effect.");
  }, []);
  return <a href="/contact">Write to us</a>;
}

const page = (first: ReactNode, ...sections: ReactNode[]) => (
  <>
    {first}
    <main>
      <PageTemplate
        blocks={sections}
        renderBlock={(section) => (
          <section className="band" aria-label={`Section ${sections.indexOf(section)}`}>
            {section}
          </section>
        )}
      />
    </main>
  </>
);

/** Hydrates the server-rendered HTML of a page. @returns that HTML */
function hydrate(element: ReactNode): string {
  document.body.innerHTML = `<div id="page">${renderToString(element)}</div>`;
  const container = document.querySelector("#page") as Element;
  container.addEventListener("without-script", ({ target }) => withoutScript(target));
  const html = container.innerHTML;
  replaceHydrateFunction()(element, container);
  return html;
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
  const html = hydrate(page(<ThrowsInEffect />, <Counter key="counter" />));
  const error = expect.objectContaining({ message: "Broken in an effect." });
  await waitFor(() => expect(reported).toHaveBeenCalledWith(error));
  expect(container()?.innerHTML).toBe(html);
  expect(withoutScript).toHaveBeenCalledWith(container());
});

test("when a section throws in an effect, its server-rendered HTML is restored and the other sections work", async () => {
  const html = hydrate(page(null, <Counter key="counter" />, <ThrowsInEffect key="section" />));
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
