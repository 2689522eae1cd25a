/** @jest-environment jsdom */
import { readFields } from "../../components/form/values";
import { clearDraft, hasDraftEnded, idempotencyKey, restoreDraft, saveDraft, touchDraft } from "./draft";

afterEach(() => {
  clearDraft("test");
  sessionStorage.clear();
});

function formOf(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.querySelector("form") as HTMLFormElement;
}

const fields =
  '<input name="name"><input name="phone"><textarea name="message"></textarea><details><input type="checkbox" name="relay"></details>';
const draft = () => JSON.parse(sessionStorage.getItem("draft:test") ?? "{}");

test("a draft that is older than the page fills empty fields only, and what is in them becomes a part of it", () => {
  const form = formOf(fields);
  (form.elements.namedItem("phone") as HTMLInputElement).value = "555";
  const others = { gone: "x", preferred_date: "d" };
  saveDraft("test", { name: "Ana", phone: "907", message: "Hello", relay: "yes", ...others });
  restoreDraft("test", form, false);
  const filled = { name: "Ana", phone: "555", message: "Hello", relay: "on" };
  expect(readFields(form)).toEqual(filled);
  expect(form.querySelector("details")).toHaveAttribute("open");
  expect(draft()).toEqual({ ...filled, ...others });
});

test("a draft that is newer than the page replaces what is in the fields", () => {
  const form = formOf(fields);
  for (const field of form.querySelectorAll("input")) Object.assign(field, { value: "old", checked: true });
  saveDraft("test", { name: "Ana" });
  restoreDraft("test", form, true);
  expect(readFields(form)).toEqual({ name: "Ana", phone: "", message: "" });
  clearDraft("test");
  restoreDraft("test", form, true);
  expect(readFields(form)).toEqual({ name: "", phone: "", message: "" });
});

test("what was typed before React ran is stored, so that it ends too", () => {
  const form = formOf(fields);
  (form.elements.namedItem("name") as HTMLInputElement).value = "Ana";
  restoreDraft("test", form, false);
  expect(draft()).toMatchObject({ name: "Ana" });
});

describe("a message prefill from a link", () => {
  const prefill = "What I see at home: toes";
  const message = (form: HTMLFormElement) => form.elements.namedItem("message") as HTMLTextAreaElement;
  beforeEach(() => sessionStorage.setItem("beginning:test", prefill));

  test.each([
    ["an empty message", "", prefill],
    ["a message that was typed, also before React ran", "Hello ", `Hello\n\n${prefill}`],
    ["a message that has it already", `${prefill}. He is 4.`, `${prefill}. He is 4.`],
  ])("is added once to %s, and removed when it is there", (_, typed, whole) => {
    const form = formOf(fields);
    message(form).value = typed;
    for (const isNewer of [false, true]) restoreDraft("test", form, isNewer);
    expect(message(form).value).toBe(whole);
    expect(draft()).toMatchObject({ message: whole });
    expect(sessionStorage.getItem("beginning:test")).toBeNull();
  });

  test("is added to the draft's message; other fields and the caret stay", () => {
    const form = formOf(fields);
    saveDraft("test", { name: "Ana", message: "Hello" });
    restoreDraft("test", formOf(fields), false);
    sessionStorage.setItem("beginning:test", "More");
    restoreDraft("test", form, false);
    expect(draft()).toEqual({ name: "Ana", message: `Hello\n\n${prefill}\n\nMore` });
    message(form).setSelectionRange(2, 4);
    sessionStorage.setItem("beginning:test", "Last");
    restoreDraft("test", form, false);
    expect([message(form).selectionStart, message(form).selectionEnd]).toEqual([2, 4]);
  });
});

test.each(["nonsense", "null", '"text"'])("a stored %s is ignored", (text) => {
  sessionStorage.setItem("draft:test", text);
  const form = formOf(fields);
  restoreDraft("test", form, false);
  expect(readFields(form)).toEqual({ name: "", phone: "", message: "" });
});

test("a draft and the key of its attempt end an hour after the last touch", () => {
  jest.useFakeTimers();
  saveDraft("test", { name: "Ana" });
  const key = idempotencyKey("test", "A");
  jest.advanceTimersByTime(59 * 60_000);
  touchDraft("test");
  jest.advanceTimersByTime(59 * 60_000);
  expect(hasDraftEnded("test")).toBe(false);
  expect(idempotencyKey("test", "A")).toBe(key);
  jest.advanceTimersByTime(60_000);
  expect(hasDraftEnded("test")).toBe(true);
  touchDraft("test");
  expect(sessionStorage.getItem("draft:test")).toBeNull();
  expect(idempotencyKey("test", "A")).not.toBe(key);
  clearDraft("test");
  expect(hasDraftEnded("test")).toBe(false);
  jest.useRealTimers();
});

test("changed content gets a new key", () => {
  const key = idempotencyKey("test", "A");
  expect(key).toMatch(/^[\da-f]{32}$/);
  expect(idempotencyKey("test", "B")).not.toBe(key);
});
