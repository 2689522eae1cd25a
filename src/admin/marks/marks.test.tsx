import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { showProblemsAtFields } from "./marks";

const page = `
<p id="said" role="status"></p>
<section id="to-fix" aria-label="To fix" hidden><ol></ol></section>
<div id="nc-root"><div class="content-editor"><button aria-keyshortcuts="Ctrl+S">Save</button><div class="pane" data-mode="edit" data-locale="en">
  <section class="field" data-key-path="team"><header></header><div class="field-wrapper"><div><div class="item-list">
    <div class="item-wrapper">
      <section class="field" data-key-path="team.0.name"><header></header><div class="field-wrapper">
        <div role="toolbar"><button>Bold</button></div><input aria-label="Name"></div></section>
    </div>
  </div></div></section>
</div></div></div>`;

const name = { place: "People › Ben › Name", found: "It is empty.", expected: "A name.", fix: "Write one." };
const inField = { ...name, keyPath: "team.0.name" };
const folded = { ...name, place: "People › Ida › Name", keyPath: "team.1.name" };
const save = "http://localhost/admin/api/v1/repos/website/saves/contents";

let refusal: object = {};
let isOffline = false;
/** What the server answers to a save that it accepts. */
let accepted: object | undefined;
/** What the page has sent. */
const asked: string[] = [];

/** Saves as the editor does; the answer is a refusal. */
async function refuse(...problems: object[]): Promise<void> {
  refusal = { message: "All of it.", problems };
  await window.fetch(save, { method: "POST", body: '{"files":[]}' });
}

/** jsdom has none. */
const tab = Object.assign(new EventTarget(), { postMessage: jest.fn() });

beforeAll(() => {
  document.body.innerHTML = page;
  const answer = { status: 422, clone: () => answer, json: async () => refusal };
  window.fetch = (async (_: unknown, { body }: { body: string }) => {
    asked.push(body);
    if (isOffline) throw new TypeError("Failed to fetch");
    return accepted ?? answer;
  }) as unknown as typeof fetch;
  Element.prototype.scrollIntoView = jest.fn();
  Object.assign(globalThis, { BroadcastChannel: jest.fn(() => tab) });
  showProblemsAtFields(() => undefined);
});

const saveButton = () => screen.getByRole("button", { name: "Save" });
const panel = () => screen.getByRole("region", { name: "To fix" });
const nameField = () => screen.getByRole("textbox", { name: "Name" });

test("what was found is in the list and, tied to what is typed into, at its field", async () => {
  await refuse(inField, { ...name, place: "Pages › Home › Title" });
  expect(panel()).toHaveTextContent(
    "People › Ben › Name It is empty. Expected: A name. How to fix it: Write one.",
  );
  expect(panel()).toHaveTextContent("Pages › Home › Title");
  expect(within(panel()).getAllByRole("button")).toHaveLength(1);
  expect(nameField()).toHaveAccessibleDescription("It is empty. Write one.");
  expect(nameField()).toBeInvalid();
  expect(screen.getByRole("status")).toHaveTextContent("Nothing was saved.");
});

test("a control that the editor makes later than its field is marked, too", async () => {
  await refuse(inField);
  const control = nameField();
  const later = control.cloneNode() as HTMLElement;
  later.removeAttribute("aria-invalid");
  later.removeAttribute("aria-describedby");
  control.replaceWith(later);
  await waitFor(() => expect(later).toBeInvalid());
  expect(later).toHaveAccessibleDescription("It is empty. Write one.");
});

test("two problems of one field are one note", async () => {
  await refuse(inField, { ...inField, found: "It is red." });
  expect(nameField()).toHaveAccessibleDescription("It is empty. Write one. It is red. Write one.");
});

test("a field that is changed loses its mark, the others keep theirs", async () => {
  await refuse(inField, folded);
  fireEvent.input(nameField());
  expect(nameField()).toBeValid();
  expect(panel()).toHaveTextContent("People › Ida › Name");
  expect(panel()).not.toHaveTextContent("People › Ben › Name");
});

test("the next save and another form begin without marks", async () => {
  await refuse(inField);
  fireEvent(window, new HashChangeEvent("hashchange"));
  expect(nameField()).toBeValid();
  expect(screen.queryByRole("region", { name: "To fix" })).not.toBeInTheDocument();
});

test.each([
  ["the form has something to save again", () => saveButton().setAttribute("aria-disabled", "false")],
  ["another form is opened", () => fireEvent(window, new HashChangeEvent("hashchange"))],
])("that it is saved is said until %s", async (_, goOn) => {
  const answer = { status: 200, ok: true, clone: () => answer, json: async () => ({ commit: {} }) };
  accepted = answer;
  await window.fetch(save, { method: "POST", body: '{"files":[]}' });
  accepted = undefined;
  saveButton().setAttribute("aria-disabled", "true");
  saveButton().dataset.label = "Save";
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Saved."));
  goOn();
  await waitFor(() => expect(screen.getByRole("status")).toBeEmptyDOMElement());
});

test("a reason that is not of the check is shown as it is, since for a removed page the editor shows none", async () => {
  await refuse();
  expect(panel()).toHaveTextContent("All of it.");
});

test("a file that another tab has saved is sent as an old version, so that its save is refused; others are not", async () => {
  // A form is open: the page is loaded again after it.
  location.hash = "#/collections/files/entries/people";
  tab.dispatchEvent(new MessageEvent("message", { data: ["data/team.json"] }));
  const files = ["data/team.json", "data/links.json"].map((path) => ({ path, sha: "1f" }));
  await window.fetch(save, { method: "POST", body: JSON.stringify({ files }) });
  const { files: sent } = JSON.parse(asked.at(-1) ?? "");
  expect(sent).toEqual([{ path: "data/team.json", sha: "of another tab" }, files[1]]);
});

test("when the server does not answer, plain words say so", async () => {
  isOffline = true;
  await expect(refuse()).rejects.toThrow('Double-click "Edit the website" again');
  isOffline = false;
});
