/** @jest-environment node */
import type { CaptchaVerdict } from "./captcha";
import { form, json, testedRelay } from "./tested-relay";

const { checkCaptcha, limit, log, send, sendForm, kept } = testedRelay();

test.each<[string, number, RequestInit, RegExp]>([
  ["a reading visitor", 405, { method: "GET" }, /from its page/],
  ["another method", 405, { method: "PUT", body: "{}" }, /from its page/],
  ["a browser that asks leave", 405, { method: "OPTIONS" }, /from its page/],
  ["a plain form", 415, { body: new URLSearchParams(form), headers: {} }, /cannot read/],
  ["no type at all", 415, { body: JSON.stringify(form), headers: {} }, /cannot read/],
  ["a type that begins alike", 415, { headers: { "Content-Type": "application/jsonp" } }, /cannot read/],
  ["more than 32 KB", 413, { body: JSON.stringify({ ...form, message: "x".repeat(32 * 1024) }) }, /too long/],
  ["no body", 400, {}, /could not be read/],
  ["half of a form", 400, { body: '{"name": "An' }, /could not be read/],
  ["bytes that are no text", 400, { body: new Uint8Array([0xff, 0xfe, 0x00]) }, /could not be read/],
  ["a list", 400, { body: "[]" }, /^Please enter your name\. Please enter your phone number\./],
  ["a form without a message", 400, { body: JSON.stringify({ ...form, message: "" }) }, /your message\.$/],
  ["a header in the name", 400, { body: JSON.stringify({ ...form, name: "Ana\r\nBcc: x" }) }, /on one line/],
  [
    "a key with a space",
    400,
    { body: JSON.stringify(form), headers: { ...json, "Idempotency-Key": "a b" } },
    /load the page/,
  ],
  [
    "a key of 101 characters",
    400,
    { body: JSON.stringify(form), headers: { ...json, "Idempotency-Key": "k".repeat(101) } },
    /load the page/,
  ],
  [
    "another site's page",
    403,
    { body: JSON.stringify(form), headers: { ...json, Origin: "https://evil.example" } },
    /own website/,
  ],
])("refuses %s with %i", async (_, expected, init, words) => {
  const { status, headers, answer } = await send(init);
  const { success, error } = JSON.parse(answer);
  expect([status, success]).toEqual([expected, false]);
  expect(error).toMatch(words);
  expect(headers.get("Content-Type")).toBe("application/json");
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("Allow")).toBe(expected === 405 ? "POST" : null);
  expect(await kept()).toEqual([]);
});

test("says how long to wait to who sends too much, before reading anything", async () => {
  limit.mockResolvedValue(321);
  const { status, headers, answer } = await sendForm({ "X-Forwarded-For": "1.1.1.1, 192.0.2.7" });
  expect([status, headers.get("Retry-After")]).toEqual([429, "321"]);
  expect(JSON.parse(answer)).toEqual({ success: false, error: expect.stringMatching(/too many/) });
  expect(limit).toHaveBeenCalledWith("192.0.2.7");
});

test.each<[CaptchaVerdict, RegExp]>([
  ["missing", /Please tick the box/],
  ["refused", /tick the box again/],
])("refuses a captcha that is %s with 403", async (verdict, words) => {
  checkCaptcha.mockResolvedValue(verdict);
  const { status, answer } = await sendForm({ "X-Captcha-Token": "t" });
  expect([status, JSON.parse(answer).error]).toEqual([403, expect.stringMatching(words)]);
  expect(checkCaptcha).toHaveBeenCalledWith("t");
  expect(await kept()).toEqual([]);
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
  expect(log.lines.filter(({ level }) => level === "error")).toEqual([]);
});

test("HEAD is refused without a body", async () => {
  expect(await send({ method: "HEAD" })).toMatchObject({ status: 405, answer: "" });
});
