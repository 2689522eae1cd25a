/** @jest-environment node */
import { createApp } from "./app";
import type { AcceptedRequest } from "./mail";

const form = { name: "Ana", phone: "907-555-0100", email: "ana@example.com", message: "Hello\nthere" };
const json = { "Content-Type": "application/json" };

const deliver = jest.fn(async (_: AcceptedRequest) => {});
const reportFault = jest.fn();
afterEach(() => jest.clearAllMocks());

async function send(init: RequestInit, path = "/send-email.php") {
  const app = createApp({ publicDirectory: "nowhere", redirects: [], deliver, reportFault });
  const response = await app.request(path, { method: "POST", headers: json, ...init });
  return { status: response.status, headers: response.headers, answer: await response.text() };
}

/** Words for which the browser has messages of its own. */
const reserved = /404|Not Found|Environment variables|token|network|fetch/i;

test.each([["application/json"], ["application/json; charset=utf-8"], ["Application/JSON"]])(
  "delivers a form sent as %s, then answers success",
  async (type) => {
    const { status, headers, answer } = await send({
      body: JSON.stringify(form),
      headers: { "Content-Type": type },
    });
    expect([status, answer]).toEqual([200, '{"success":true}']);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(deliver).toHaveBeenCalledTimes(1);
    expect(deliver).toHaveBeenCalledWith({
      ...form,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      receivedAt: expect.any(Date),
    });
  },
);

test.each<[string, number, RequestInit, RegExp]>([
  ["a reading visitor", 405, { method: "GET" }, /from its page/],
  ["another method", 405, { method: "PUT", body: "{}" }, /from its page/],
  ["a browser that asks leave", 405, { method: "OPTIONS" }, /from its page/],
  ["a plain form", 415, { body: new URLSearchParams(form) }, /as JSON/],
  ["no type at all", 415, { body: JSON.stringify(form), headers: {} }, /as JSON/],
  [
    "a type that begins alike",
    415,
    { body: "{}", headers: { "Content-Type": "application/jsonp" } },
    /as JSON/,
  ],
  ["more than 32 KB", 413, { body: JSON.stringify({ ...form, message: "x".repeat(32 * 1024) }) }, /too long/],
  ["no body", 400, {}, /could not be read/],
  ["half of a form", 400, { body: '{"name": "An' }, /could not be read/],
  ["bytes that are no text", 400, { body: new Uint8Array([0xff, 0xfe, 0x00]) }, /could not be read/],
  ["a list", 400, { body: "[]" }, /^Please enter your name\. Please enter your phone number\./],
  ["nothing", 400, { body: "null" }, /^Please enter your name\./],
  [
    "a form without a message",
    400,
    { body: JSON.stringify({ ...form, message: "" }) },
    /^Please enter your message\.$/,
  ],
  ["a header in the name", 400, { body: JSON.stringify({ ...form, name: "Ana\r\nBcc: x" }) }, /on one line/],
])("refuses %s with %i", async (_, expected, init, words) => {
  const headers = init.body instanceof URLSearchParams ? {} : json;
  const { status, headers: answered, answer } = await send({ headers, ...init });
  const { success, error } = JSON.parse(answer);
  expect([status, success]).toEqual([expected, false]);
  expect(error).toMatch(words);
  expect(error).not.toMatch(reserved);
  expect(answered.get("Content-Type")).toBe("application/json");
  expect(answered.get("Cache-Control")).toBe("no-store");
  expect(answered.get("Allow")).toBe(expected === 405 ? "POST" : null);
  expect(deliver).not.toHaveBeenCalled();
});

test("counts a body whose length was not announced", async () => {
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(8192)) });
  const { status } = await send({ body: endless, duplex: "half" } as RequestInit);
  expect(status).toBe(413);
});

test.each([
  ["announced", { "Content-Length": "500" }],
  ["not announced", {}],
])("reports no fault when a body whose length was %s breaks off", async (_, length) => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("aborted")) });
  const init = { body: broken, duplex: "half", headers: { ...json, ...length } };
  const { status, answer } = await send(init as RequestInit);
  expect([status, JSON.parse(answer).success]).toEqual([400, false]);
  expect(reportFault).not.toHaveBeenCalled();
});

test.each(["POST", "GET", "PUT"])("%s with a stray slash is led on, method and all", async (method) => {
  const { status, headers } = await send({ method }, "/send-email.php/");
  expect([status, headers.get("Location")]).toEqual([308, "/send-email.php"]);
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
});

test("owns up to a failed delivery, and reports its cause", async () => {
  const cause = new Error("The disk is full");
  deliver.mockRejectedValueOnce(cause);
  const { status, answer } = await send({ body: JSON.stringify(form) });
  const { success, error } = JSON.parse(answer);
  expect([status, success]).toEqual([500, false]);
  expect(error).toBe("We could not save your request. Please try again, or call us.");
  expect(error).not.toMatch(reserved);
  expect(reportFault).toHaveBeenCalledWith(cause);
});

test("HEAD is refused without a body", async () => {
  expect(await send({ method: "HEAD" })).toMatchObject({ status: 405, answer: "" });
});
