import { readFields } from "../../components/form/values";
import { fillEmptyFields, forgetDraft, forgetKey, idempotencyKey, readDraft, saveDraft } from "./draft";

afterEach(() => {
  forgetDraft("test");
  sessionStorage.clear();
});

function formOf(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.querySelector("form") as HTMLFormElement;
}

test("a draft fills in what is empty, and leaves what was typed", () => {
  const form = formOf(
    '<input name="name"><input name="phone" value="555"><textarea name="message"></textarea>',
  );
  fillEmptyFields(form, { name: "Ana", phone: "907", message: "Hello", gone: "x" });
  expect(readFields(form)).toEqual({ name: "Ana", phone: "555", message: "Hello" });
});

test("a draft is kept until it is forgotten", () => {
  expect(readDraft("test")).toEqual({});
  saveDraft("test", { name: "Ana" });
  expect(readDraft("test")).toEqual({ name: "Ana" });
  forgetDraft("test");
  expect(readDraft("test")).toEqual({});
});

describe("a message that a link has begun", () => {
  const begin = (words: string) => sessionStorage.setItem("beginning:test", words);

  test("is in the draft, once and for good", () => {
    begin("What I see at home: toes");
    expect(readDraft("test").message).toBe("What I see at home: toes");
    expect(readDraft("test").message).toBe("What I see at home: toes");
  });

  test("stands below what was written, and leaves the other fields", () => {
    saveDraft("test", { name: "Ana", message: "Hello" });
    begin("What I see at home: toes");
    expect(readDraft("test")).toEqual({ name: "Ana", message: "Hello\n\nWhat I see at home: toes" });
  });

  test("is not begun twice", () => {
    saveDraft("test", { message: "What I see at home: toes. He is 4." });
    begin("What I see at home: toes");
    expect(readDraft("test").message).toBe("What I see at home: toes. He is 4.");
  });
});

test.each(["nonsense", "null", '"text"'])("a kept %s is no draft", (text) => {
  sessionStorage.setItem("draft:test", text);
  expect(readDraft("test").name).toBeUndefined();
});

test("the key stays the same for the same content, after a reload too", () => {
  const key = idempotencyKey("test", "A");
  expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(idempotencyKey("test", "A")).toBe(key);
});

test("other content gets a new key, and so does the same content once it has arrived", () => {
  const first = idempotencyKey("test", "A");
  const other = idempotencyKey("test", "B");
  forgetDraft("test");
  const again = idempotencyKey("test", "B");
  expect(new Set([first, other, again]).size).toBe(3);
});

test("the same content gets a new key when its key is forgotten, and the draft stays", () => {
  saveDraft("test", { name: "Ana" });
  const first = idempotencyKey("test", "A");
  forgetKey("test");
  expect(idempotencyKey("test", "A")).not.toBe(first);
  expect(readDraft("test")).toEqual({ name: "Ana" });
});

test("there is a key where the browser has no randomUUID", () => {
  const whole = globalThis.crypto;
  const value = { getRandomValues: whole.getRandomValues.bind(whole) };
  Object.defineProperty(globalThis, "crypto", { configurable: true, value });
  expect(idempotencyKey("test", "A")).toMatch(/^[\da-f]{32}$/);
  Object.defineProperty(globalThis, "crypto", { configurable: true, value: whole });
});
