import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { useClientValue } from "./use-client-value";
import { Hydration } from "./use-is-hydrated";

let fact = "dark";
const listeners = new Set<() => void>();
function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

const seen: string[] = [];
function Sky() {
  const sky = useClientValue(subscribe, () => fact, "unknown");
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

let place: HTMLElement;
beforeEach(() => {
  fact = "dark";
  seen.length = 0;
  place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = renderToString(<Page />);
});
afterEach(() => place.remove());

test("a page is written without it, and tells it once it is taken over", () => {
  expect(place).toHaveTextContent("The sky is unknown");
  const wrong = jest.fn();
  render(<Page />, { container: place, hydrate: true, onRecoverableError: wrong });
  expect(place).toHaveTextContent("The sky is dark");
  expect(wrong).not.toHaveBeenCalled();
});

test("changes are followed, until the end", () => {
  const { unmount } = render(<Page />, { container: place, hydrate: true });
  act(() => {
    fact = "light";
    for (const notify of listeners) notify();
  });
  expect(place).toHaveTextContent("The sky is light");
  unmount();
  expect(listeners.size).toBe(0);
});

test("what comes later has it from the start", () => {
  render(<Page />, { container: place, hydrate: true });
  seen.length = 0;
  act(() => screen.getByRole("button").click());
  expect(new Set(seen)).toEqual(new Set(["dark"]));
});
