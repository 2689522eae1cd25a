import type { CustomFieldControlProps } from "@sveltia/cms";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import "./no-layout.fixtures";
import { RichTextField } from "./rich-text-field";

const options = {
  name: "description",
  hint: "Two &#42;short&#42; paragraphs.",
  links: [
    { label: "Page: Contact", value: "/contact" },
    { label: "PDF: Consent", value: "document:consent" },
  ],
  linkPattern: ["^/[a-z]*$", "It must be a page."],
  facts: [{ label: "Phone: (907) 555-0142", value: "{phone}" }],
};

interface FormProps {
  readonly start: string;
  readonly error?: string;
  readonly set: jest.Mock;
  readonly readonly?: boolean;
}

/** The form around the field: it keeps the value and has the label and the error. */
function Form({ start, error, set, readonly }: FormProps) {
  const [value, setValue] = useState(start);
  const props = {
    value,
    forID: "f",
    field: { toJS: () => ({ ...options, readonly }) },
    onChange: (changed: string) => {
      set(changed);
      setValue(changed);
    },
  } as unknown as CustomFieldControlProps;
  return (
    <>
      <h4 id="f-label">Biography</h4>
      {error !== undefined && <p id="f-error">{error}</p>}
      <RichTextField {...props} />
      <button type="button" onClick={() => setValue("<p>Before</p>")}>
        Revert
      </button>
    </>
  );
}

function show(start: string) {
  const set = jest.fn();
  const { rerender } = render(<Form start={start} set={set} />);
  return {
    set,
    box: screen.getByRole("textbox", { name: "Biography" }),
    fail: (message: string) => rerender(<Form start={start} error={message} set={set} />),
  };
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const selectAll = (box: HTMLElement) => fireEvent.keyDown(box, { key: "a", keyCode: 65, ctrlKey: true });

test("a text that is only shown has no buttons, and cannot be typed into", () => {
  render(<Form start="<p>A <strong>kite</strong></p>" set={jest.fn()} readonly />);
  const box = screen.getByRole("textbox", { name: "Biography" });
  expect(box).toHaveAttribute("aria-readonly", "true");
  expect(box).toHaveAttribute("contenteditable", "false");
  expect(screen.queryByRole("toolbar")).toBeNull();
});

test("the text box has the label, the hint and the state of the field", () => {
  const { box, fail } = show("<p>A <strong>kite</strong></p>");
  expect(box).toHaveTextContent("A kite");
  expect(box).toHaveAccessibleDescription("Two *short* paragraphs.");
  expect(box).toBeRequired();
  expect(box).toBeValid();
  fail("This field is required.");
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleErrorMessage("This field is required.");
});

test.each([
  ["Bold", "<p><strong>One</strong></p>"],
  ["Italic", "<p><em>One</em></p>"],
  ["Heading", "<h3>One</h3>"],
  ["Bullets", "<ul><li>One</li></ul>"],
  ["Numbers", "<ol><li>One</li></ol>"],
])("%s is switched on and off", async (name, html) => {
  const { box, set } = show("<p>One</p>");
  selectAll(box);
  const button = screen.getByRole("button", { name });
  expect(button).toHaveAttribute("aria-pressed", "false");
  await userEvent.click(button);
  expect(set).toHaveBeenLastCalledWith(html);
  expect(button).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(button);
  expect(set).toHaveBeenLastCalledWith("<p>One</p>");
});

test.each([
  ["Numbers", "<ul><li>One</li></ul>", "<ol><li>One</li></ol>"],
  ["Line", "<p>One</p><p>Two</p>", "<p>One</p><hr><p>Two</p>"],
])("%s makes of %s: %s", async (name, before, after) => {
  const { set } = show(before);
  await press(name);
  expect(set).toHaveBeenLastCalledWith(after);
});

test.each([
  ["b", "<p><strong>One</strong></p>"],
  ["i", "<p><em>One</em></p>"],
])("Ctrl+%s does what its button does", (key, html) => {
  const { box, set } = show("<p>One</p>");
  selectAll(box);
  fireEvent.keyDown(box, { key, keyCode: key.toUpperCase().charCodeAt(0), ctrlKey: true });
  expect(set).toHaveBeenLastCalledWith(html);
});

test("a key works on what is selected now, even if the browser has not said so yet", () => {
  const { box, set } = show("<p>One kite</p>");
  act(() => box.focus());
  selectAll(box);
  getSelection()?.collapse(box.querySelector("p")?.firstChild ?? null, 3);
  fireEvent.keyDown(box, { key: "Enter", keyCode: 13 });
  expect(set).toHaveBeenLastCalledWith("<p>One</p><p> kite</p>");
});

test("the arrow keys move between the buttons, of which Tab reaches one", async () => {
  show("<p>One</p>");
  const buttons = within(screen.getByRole("toolbar", { name: "Formatting" })).getAllByRole("button");
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  act(() => buttons[0]?.focus());
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(buttons[2]).toHaveFocus();
  await userEvent.keyboard("{End}{ArrowRight}{ArrowLeft}");
  expect(buttons.at(-1)).toHaveFocus();
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([buttons.at(-1)]);
});

test("a link is picked, changed by typing, and removed", async () => {
  const { box, set } = show("<p>One</p>");
  await press("Link");
  const leadsTo = screen.getByRole("combobox", { name: "Leads to" });
  expect(leadsTo).toHaveFocus();
  await userEvent.selectOptions(leadsTo, "PDF: Consent");
  const written = screen.getByRole("textbox", { name: /address/ });
  expect(written).toHaveValue("document:consent");
  await userEvent.clear(written);
  await userEvent.type(written, "www.example.org{Enter}");
  expect(written).toBeInvalid();
  expect(written).toHaveAccessibleErrorMessage("It must be a page.");
  await userEvent.clear(written);
  await userEvent.type(written, "/contact{Enter}");
  expect(set).toHaveBeenLastCalledWith("<p><a href='/contact'>One</a></p>");
  expect(box).toHaveFocus();
  await press("Link");
  expect(screen.getByRole("combobox", { name: "Leads to" })).toHaveDisplayValue("Page: Contact");
  await press("Remove link");
  expect(set).toHaveBeenLastCalledWith("<p>One</p>");
});

test("a link is on the whole word at the cursor", async () => {
  const { set } = show("<p>Niño, muchacho</p>");
  await press("Link");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Leads to" }), "Page: Contact");
  await press("Add link");
  expect(set).toHaveBeenLastCalledWith("<p><a href='/contact'>Niño</a>, muchacho</p>");
});

test("without words there is nothing to link", () => {
  show("");
  expect(screen.getByRole("button", { name: "Link" })).toHaveAttribute("aria-disabled", "true");
});

test("a fact is added, and shown as what visitors read", async () => {
  const { box, set } = show("<p> or come.</p>");
  await press("Fact");
  await press("Phone: (907) 555-0142");
  expect(set).toHaveBeenLastCalledWith("<p>{phone} or come.</p>");
  expect(within(box).getByTitle("Phone: (907) 555-0142")).toHaveTextContent("{phone}");
});

test("a text that cannot be shown exactly is edited with its marks, and the field says so", async () => {
  const { box, set } = show('<p><a href="/contact">One</a></p>');
  expect(box).toHaveValue('<p><a href="/contact">One</a></p>');
  expect(box).toHaveAccessibleDescription(/cannot be shown as formatted text without changing it/);
  fireEvent.change(box, { target: { value: '<p><a href="/contact">Two</a></p>' } });
  expect(set).toHaveBeenLastCalledWith('<p><a href="/contact">Two</a></p>');
  expect(screen.queryByRole("toolbar")).not.toBeInTheDocument();
});

test("the field follows when the form brings an older text back", async () => {
  const { box, set } = show("<p>One</p>");
  selectAll(box);
  await press("Bold");
  await press("Revert");
  expect(box).toHaveTextContent("Before");
  expect(set).toHaveBeenCalledTimes(1);
});

test("a change that is taken back at once stays taken back", () => {
  const { box, set } = show("<p>One</p>");
  selectAll(box);
  act(() => {
    fireEvent.keyDown(box, { key: "b", keyCode: 66, ctrlKey: true });
    fireEvent.keyDown(box, { key: "z", keyCode: 90, ctrlKey: true });
  });
  expect(set.mock.calls).toEqual([["<p><strong>One</strong></p>"], ["<p>One</p>"]]);
  expect(box.innerHTML).toBe("<p>One</p>");
});
