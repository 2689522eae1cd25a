import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { useClientValue } from "./use-client-value";
import { Hydration } from "./use-is-hydrated";

let value = "dark";
const listeners = new Set<() => void>();
function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

const seen: string[] = [];
function Sky() {
  const sky = useClientValue(subscribe, () => value, "unknown");
  seen.push(sky);
  return <p>The sky is {sky}</p>;
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Hydration>
      <Sky />
      <button type="button" onClick={() => setOpen(true)}>
        More
      </button>
      {isOpen && <Sky />}
    </Hydration>
  );
}

let container: HTMLElement;
beforeEach(() => {
  value = "dark";
  seen.length = 0;
  container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(<Page />);
});
afterEach(() => container.remove());

test("the server-rendered value is replaced after hydration, without a hydration error", () => {
  expect(container).toHaveTextContent("The sky is unknown");
  const onRecoverableError = jest.fn();
  render(<Page />, { container: container, hydrate: true, onRecoverableError });
  expect(container).toHaveTextContent("The sky is dark");
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test("changes are followed until the component unmounts", () => {
  const { unmount } = render(<Page />, { container: container, hydrate: true });
  act(() => {
    value = "light";
    for (const notify of listeners) notify();
  });
  expect(container).toHaveTextContent("The sky is light");
  unmount();
  expect(listeners.size).toBe(0);
});

test("components mounted after hydration have the client value from the start", () => {
  render(<Page />, { container: container, hydrate: true });
  seen.length = 0;
  act(() => screen.getByRole("button").click());
  expect(new Set(seen)).toEqual(new Set(["dark"]));
});
