/** @jest-environment jsdom */
import { readFields } from "../../components/form/values";
import {
  clearDraft,
  clearIdempotencyKey,
  fillEmptyFields,
  idempotencyKey,
  readDraft,
  saveDraft,
} from "./draft";

afterEach(() => {
  clearDraft("test");
  sessionStorage.clear();
});

function formOf(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.querySelector("form") as HTMLFormElement;
}

test("a draft fills empty fields only", () => {
  const form = formOf(
    '<input name="name"><input name="phone" value="555"><textarea name="message"></textarea>',
  );
  fillEmptyFields(form, { name: "Ana", phone: "907", message: "Hello", gone: "x" });
  expect(readFields(form)).toEqual({ name: "Ana", phone: "555", message: "Hello" });
});

test("a draft is stored until it is cleared", () => {
  expect(readDraft("test")).toEqual({});
  saveDraft("test", { name: "Ana" });
  expect(readDraft("test")).toEqual({ name: "Ana" });
  clearDraft("test");
  expect(readDraft("test")).toEqual({});
});

describe("a message prefill from a link", () => {
  const prefill = (words: string) => sessionStorage.setItem("beginning:test", words);

  test("becomes part of the draft once", () => {
    prefill("What I see at home: toes");
    expect(readDraft("test").message).toBe("What I see at home: toes");
    expect(readDraft("test").message).toBe("What I see at home: toes");
  });

  test("is appended to the draft's message; other fields stay", () => {
    saveDraft("test", { name: "Ana", message: "Hello" });
    prefill("What I see at home: toes");
    expect(readDraft("test")).toEqual({ name: "Ana", message: "Hello\n\nWhat I see at home: toes" });
  });

  test("is not appended twice", () => {
    saveDraft("test", { message: "What I see at home: toes. He is 4." });
    prefill("What I see at home: toes");
    expect(readDraft("test").message).toBe("What I see at home: toes. He is 4.");
  });
});

test.each(["nonsense", "null", '"text"'])("a stored %s is ignored", (text) => {
  sessionStorage.setItem("draft:test", text);
  expect(readDraft("test").name).toBeUndefined();
});

test("the same content has the same idempotency key, even after a reload", () => {
  const key = idempotencyKey("test", "A");
  expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(idempotencyKey("test", "A")).toBe(key);
});

test("other content gets a new key, and so does the same content after the draft is cleared", () => {
  const first = idempotencyKey("test", "A");
  const other = idempotencyKey("test", "B");
  clearDraft("test");
  const again = idempotencyKey("test", "B");
  expect(new Set([first, other, again]).size).toBe(3);
});

test("clearing the key gives the same content a new one and leaves the draft", () => {
  saveDraft("test", { name: "Ana" });
  const first = idempotencyKey("test", "A");
  clearIdempotencyKey("test");
  expect(idempotencyKey("test", "A")).not.toBe(first);
  expect(readDraft("test")).toEqual({ name: "Ana" });
});

test("browsers without randomUUID get a random key too", () => {
  const original = globalThis.crypto;
  const value = { getRandomValues: original.getRandomValues.bind(original) };
  Object.defineProperty(globalThis, "crypto", { configurable: true, value });
  expect(idempotencyKey("test", "A")).toMatch(/^[\da-f]{32}$/);
  Object.defineProperty(globalThis, "crypto", { configurable: true, value: original });
});
