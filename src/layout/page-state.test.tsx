import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { replaceHydrateFunction } from "./replace-hydrate-function";

/** A part with one of each that has a state, and a number of toasts that React adds and removes before a text. */
function Page() {
  const [search, setSearch] = useState("");
  const [isBusy, setBusy] = useState(false);
  return (
    <section>
      <h2>Call 555-0114</h2>
      <form id="request">
        <label>
          Name <input id="name" name="name" />
        </label>
        <textarea name="story" />
        <input type="search" name="search" value={search} onChange={(e) => setSearch(e.target.value)} />
        <input type="checkbox" name="way" value="text" />
        <input type="checkbox" name="way" value="relay" />
        <input type="radio" name="who" value="parent" defaultChecked />
        <input type="radio" name="who" value="provider" />
        <select name="time">
          <option value="">None</option>
          <option value="9">Nine</option>
        </select>
        <p role="status">
          {isBusy && "Sending. "}
          {!isBusy && "Ready. "}
          {search && `You look for ${search}.`}
        </p>
        <button type="button" onClick={() => setBusy(!isBusy)}>
          {isBusy && <b>Busy</b>} Send
        </button>
      </form>
      <details>
        <summary>First</summary>
      </details>
      <details>
        <summary>Second</summary>
      </details>
    </section>
  );
}

/** What other programs do to a page. */
const alterations: Readonly<Record<string, () => void>> = {
  "nothing else": () => undefined,
  "texts wrapped": () =>
    eachText((text) => {
      const font = document.createElement("font");
      text.replaceWith(font);
      font.append(text);
    }),
  "texts replaced": () => eachText((text) => text.replaceWith(copyOf(text))),
  "texts replaced in two steps": () =>
    eachText((text) => {
      text.before(copyOf(text));
      text.remove();
    }),
  "texts split": () => eachText((text) => text.splitText(1)),
  "elements beside and around fields": () => {
    for (const field of document.querySelectorAll("input, textarea, summary, details")) {
      field.before(document.createElement("div"));
      field.after(Object.assign(document.createElement("input"), { type: "checkbox" }));
    }
  },
  "fields wrapped": () => {
    for (const field of document.querySelectorAll("input, textarea, select")) {
      const wrapper = document.createElement("span");
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
  },
  "changed attributes": () => {
    for (const each of document.querySelectorAll("*")) {
      each.setAttribute("data-other", "");
      each.className += " other";
    }
  },
  "groups of its own": () => {
    document.querySelector("form")?.append(document.createElement("details"));
  },
};

const copyOf = ({ data }: Text) => Object.assign(document.createElement("font"), { textContent: data });

function eachText(change: (text: Text) => void): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) if (text.data.trim()) change(text);
}

const field = <Found extends HTMLElement>(selector: string) => document.querySelector(selector) as Found;
const start = () => act(async () => replaceHydrateFunction()(<Page />, field("#page")));

beforeEach(() => {
  globalThis.reportError = jest.fn();
  // In development, React logs each difference from the server-rendered HTML.
  // biome-ignore lint/suspicious/noConsole: this is the mock of the console
  jest.mocked(console.error).mockImplementation(() => undefined);
  document.body.innerHTML = `<div id="page">${renderToString(<Page />)}</div>`;
});

describe.each(Object.keys(alterations))("with %s", (kind) => {
  const alter = () => alterations[kind]?.();

  test("what was typed, ticked, chosen, opened and focused before React starts stays, with the caret", async () => {
    const user = userEvent.setup();
    alter();
    await user.type(field("#name"), "Ana");
    await user.type(field("[name=search]"), "toes");
    await user.click(field("[value=relay]"));
    await user.click(field("[value=provider]"));
    await user.selectOptions(field("[name=time]"), "9");
    const [, second] = document.querySelectorAll<HTMLDetailsElement>("#page > section > details");
    if (second) second.open = true;
    await user.type(field("[name=story]"), "My son walks");
    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    await start();
    await user.keyboard("X");

    expect(field("[name=story]")).toHaveFocus();
    const entered = { name: "Ana", story: "My son walXks", search: "toes", who: "provider", time: "9" };
    expect(field("#request")).toHaveFormValues({ ...entered, way: ["relay"] });
    const groups = [...document.querySelectorAll<HTMLDetailsElement>("#page > section > details")];
    expect(groups.map(({ open }) => open)).toEqual([false, true]);
  });

  test("a text that was selected before React starts stays selected", async () => {
    alter();
    const heading = field("h2");
    getSelection()?.setBaseAndExtent(heading, 0, heading, heading.childNodes.length);
    document.dispatchEvent(new Event("selectionchange"));
    await start();
    expect(getSelection()?.toString()).toBe("Call 555-0114");
  });

  test("React's later changes do not throw, and lose nothing", async () => {
    const user = userEvent.setup();
    await start();
    await user.type(field("#name"), "Ana");
    alter();
    await act(async () => undefined);
    const name = field("#name");
    await user.click(screen.getByRole("button"));
    alter();
    await act(async () => undefined);
    await user.click(screen.getByRole("button"));
    await user.type(field("[name=search]"), "to");
    alter();
    await act(async () => undefined);
    await user.type(field("[name=search]"), "es");
    expect(globalThis.reportError).not.toHaveBeenCalled();
    expect(field("#name")).toBe(name);
    expect(name).toHaveValue("Ana");
    if (kind !== "texts split")
      expect(screen.getByRole("status")).toHaveTextContent("Ready. You look for toes.");
    expect(document.querySelector("b")).toBeNull();
  });
});

test("who has left a field before React starts does not get the focus back", async () => {
  const user = userEvent.setup();
  alterations["texts wrapped"]?.();
  await start();
  await user.click(field("#name"));
  await user.click(document.body);
  expect(document.body).toHaveFocus();
});
