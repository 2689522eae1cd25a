import { json, setUpRelay } from "../../testing/set-up-relay";
import { form } from "../../testing/test-relay";
import type { CaptchaVerdict } from "./captcha";

const { checkCaptcha, limits, log, send, sendForm, storedRequests } = setUpRelay();

/** A good form with one other header. */
const withHeader = (name: string, value: string): RequestInit => ({
  ...{ body: JSON.stringify(form), headers: { ...json, [name]: value } },
});

const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(8192)) });

test.each<[string, number, RequestInit & { duplex?: "half" }, RegExp]>([
  ["a GET request", 405, { method: "GET" }, /from its page/],
  ["another method", 405, { method: "PUT", body: "{}" }, /from its page/],
  ["a CORS preflight", 405, { method: "OPTIONS" }, /from its page/],
  ["a plain form", 415, { body: new URLSearchParams(form), headers: {} }, /cannot read/],
  ["a text without a type", 415, { body: JSON.stringify(form), headers: {} }, /cannot read/],
  ["bytes without a type", 415, { body: new Uint8Array([0x7b, 0x7d]), headers: {} }, /cannot read/],
  ["application/jsonp", 415, withHeader("Content-Type", "application/jsonp"), /cannot read/],
  ["more than 32 KB", 413, { body: JSON.stringify({ ...form, message: "x".repeat(32 * 1024) }) }, /too long/],
  ["more than 32 KB without a Content-Length", 413, { body: endless, duplex: "half" }, /too long/],
  ["an empty body", 400, {}, /could not be read/],
  ["half of a form", 400, { body: '{"name": "An' }, /could not be read/],
  ["bytes that are not text", 400, { body: new Uint8Array([0xff, 0xfe, 0x00]) }, /could not be read/],
  ["an array", 400, { body: "[]" }, /^Please enter your name\. Please enter your phone number\./],
  ["a form without a message", 400, { body: JSON.stringify({ ...form, message: "" }) }, /your message\.$/],
  ["a header in the name", 400, { body: JSON.stringify({ ...form, name: "Ana\r\nBcc: x" }) }, /on one line/],
  ["a key with a space", 400, withHeader("Idempotency-Key", "a b"), /load the page/],
  ["a key of 101 characters", 400, withHeader("Idempotency-Key", "k".repeat(101)), /load the page/],
  ["another site's page", 403, withHeader("Origin", "https://evil.example"), /own website/],
])("rejects %s with %i", async (_, expected, init, message) => {
  const { status, headers, answer } = await send(init);
  const { success, error } = JSON.parse(answer);
  expect([status, success]).toEqual([expected, false]);
  expect(error).toMatch(message);
  expect(headers.get("Content-Type")).toBe("application/json");
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("Allow")).toBe(expected === 405 ? "POST" : null);
  expect(await storedRequests()).toEqual([]);
});

describe("a client over a limit", () => {
  const sender = { address: "192.0.2.7", network: "192.0.2.0/24", isUnread: false };

  test("gets 429 with Retry-After before the body is read", async () => {
    limits.ofSender.mockReturnValue(321);
    const pull = () => Promise.reject(new Error("read"));
    const unread = new ReadableStream({ pull }, { highWaterMark: 0 });
    const headers = { ...json, "X-Forwarded-For": "1.1.1.1, 192.0.2.7" };
    const answered = await send({ body: unread, duplex: "half", headers } as RequestInit);
    expect([answered.status, answered.headers.get("Retry-After")]).toEqual([429, "321"]);
    expect(JSON.parse(answered.answer)).toEqual({ success: false, error: expect.stringMatching(/too many/) });
    expect(limits.ofSender).toHaveBeenCalledWith(sender);
    expect(checkCaptcha).not.toHaveBeenCalled();
  });

  test("gets 429 at the overall limit too, and nothing is stored", async () => {
    limits.ofEveryone.mockReturnValue(1);
    const { status, headers } = await sendForm();
    expect([status, headers.get("Retry-After")]).toEqual([429, "1"]);
    expect(await storedRequests()).toEqual([]);
  });
});

test.each<[string, RequestInit]>([
  ["another method", { method: "GET" }],
  ["another site's page", withHeader("Origin", "https://evil.example")],
  ["another type", { body: "", headers: { "Content-Type": "text/plain" } }],
  ["a bad key", withHeader("Idempotency-Key", "a b")],
])("%s is not counted by any limit", async (_, init) => {
  await send(init);
  expect(limits.ofSender).not.toHaveBeenCalled();
  expect(limits.ofEveryone).not.toHaveBeenCalled();
});

test.each<[string, RequestInit, CaptchaVerdict]>([
  ["a body that is too long", { body: "x".repeat(33 * 1024) }, "passed"],
  ["half of a form", { body: "{" }, "passed"],
  ["an invalid field", { body: JSON.stringify({ ...form, email: "" }) }, "passed"],
  ["a refused captcha", { body: JSON.stringify(form) }, "refused"],
  ["no captcha", { body: JSON.stringify(form) }, "missing"],
])("%s is counted for its sender only", async (_, init, verdict) => {
  checkCaptcha.mockResolvedValue(verdict);
  await send(init);
  expect(limits.ofSender).toHaveBeenCalledTimes(1);
  expect(limits.ofEveryone).not.toHaveBeenCalled();
});

test("logs once that a forwarded address cannot be read, without the address", async () => {
  for (const address of ["hidden-1", "192.0.2.7", "hidden-2"]) await sendForm({ "X-Forwarded-For": address });
  const warnings = log.lines.filter(({ level }) => level === "warn");
  expect(warnings).toEqual([{ level: "warn", message: expect.stringContaining("X-Forwarded-For") }]);
  expect(JSON.stringify(log.lines)).not.toContain("hidden");
});

test.each<[CaptchaVerdict, RegExp]>([
  ["missing", /Please tick the box/],
  ["refused", /tick the box again/],
])("rejects a captcha that is %s with 403", async (verdict, message) => {
  checkCaptcha.mockResolvedValue(verdict);
  const { status, answer } = await sendForm({ "X-Captcha-Token": "t" });
  expect([status, JSON.parse(answer).error]).toEqual([403, expect.stringMatching(message)]);
  expect(checkCaptcha).toHaveBeenCalledWith("t");
  expect(await storedRequests()).toEqual([]);
});

test.each([
  ["with", { "Content-Length": "500" }],
  ["without", {}],
])("logs no error when a body %s a Content-Length breaks off", async (_, length) => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("aborted")) });
  const init = { body: broken, duplex: "half", headers: { ...json, ...length } };
  const { status, answer } = await send(init as RequestInit);
  expect([status, JSON.parse(answer).success]).toEqual([400, false]);
  expect(log.lines.filter(({ level }) => level === "error")).toEqual([]);
});

test("HEAD is rejected without a body", async () => {
  expect(await send({ method: "HEAD" })).toMatchObject({ status: 405, answer: "" });
});
