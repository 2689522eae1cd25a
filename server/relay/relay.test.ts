/** @jest-environment node */
import { createApp } from "../app";
import { noPolicy } from "../test-site";
import type { CaptchaVerdict } from "./captcha";
import { type Outbox, openOutbox } from "./outbox";
import { relay } from "./relay";
import { keepLog, makeFolder } from "./test-relay";

const form = { name: "Ana", phone: "907-555-0100", email: "ana@example.com", message: "Hello\nthere" };
const json = { "Content-Type": "application/json" };
const siteUrl = "https://www.clinic.example";

const checkCaptcha = jest.fn<Promise<CaptchaVerdict>, [string | undefined]>();
const limit = jest.fn<Promise<number | undefined>, [string]>();
const onAccepted = jest.fn();
const log = keepLog();
let folder: Awaited<ReturnType<typeof makeFolder>>;
let outbox: Outbox;
let app: ReturnType<typeof createApp>;
beforeEach(async () => {
  folder = await makeFolder();
  outbox = await openOutbox({ url: folder.outboxUrl });
  checkCaptcha.mockResolvedValue("passed");
  limit.mockResolvedValue(undefined);
  const surroundings = { siteUrl, proxies: 1 };
  const phone = "(907) 555-0142";
  const parts = { outbox, checkCaptcha, limit, onAccepted, surroundings, phone, log };
  const running = { app: relay(parts), health: async () => "ok" as const };
  app = createApp({ publicDirectory: "nowhere", policy: noPolicy, redirects: [], relay: running, log });
});
afterEach(async () => {
  jest.resetAllMocks();
  log.lines.length = 0;
  outbox.close();
  await folder.remove();
});

async function send(init: RequestInit, path = "/send-email.php") {
  const response = await app.request(path, { method: "POST", headers: json, ...init });
  return { status: response.status, headers: response.headers, answer: await response.text() };
}

const sendForm = (headers: Record<string, string> = {}, changes = {}) =>
  send({ body: JSON.stringify({ ...form, ...changes }), headers: { ...json, ...headers } });
const kept = () => outbox.claim(Date.now() + 1, Date.now() + 2, 100);

test.each([["application/json"], ["application/json; charset=utf-8"], ["Application/JSON"]])(
  "has a form sent as %s on disk, then answers success",
  async (type) => {
    const { status, headers, answer } = await sendForm({ "Content-Type": type, Origin: siteUrl });
    expect([status, answer]).toEqual([200, '{"success":true}']);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(await kept()).toEqual([
      {
        ...form,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        receivedAt: expect.any(Date),
        isVerified: true,
        tries: 0,
      },
    ]);
    expect(onAccepted).toHaveBeenCalledTimes(1);
  },
);

test("keeps what the contact form composes, whose longest message is the evaluation form's", async () => {
  const heading = "Appointment Request\nPreferred Date: 11/24/2026\nPreferred Time: 14:30\n\n";
  expect(await sendForm({}, { message: heading + "x".repeat(5_000) })).toMatchObject({ status: 200 });
  expect(await sendForm({}, { message: heading })).toMatchObject({ status: 400 });
  expect(await sendForm({}, { message: `${heading}x${"x".repeat(5_000)}` })).toMatchObject({ status: 400 });
});

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

test.each<[CaptchaVerdict, boolean]>([
  ["unverified", false],
  ["off", true],
])("takes a request whose captcha is %s", async (verdict, isVerified) => {
  checkCaptcha.mockResolvedValue(verdict);
  expect(await sendForm()).toMatchObject({ status: 200 });
  expect(await kept()).toMatchObject([{ isVerified }]);
});

test("answers a known key from the outbox, before the captcha", async () => {
  await sendForm({ "Idempotency-Key": "key" });
  checkCaptcha.mockResolvedValue("refused");
  expect(await sendForm({ "Idempotency-Key": "key" })).toMatchObject({
    status: 200,
    answer: '{"success":true}',
  });
  expect(checkCaptcha).toHaveBeenCalledTimes(1);
  expect(await kept()).toHaveLength(1);
});

test("a double click makes one request, and asks for one captcha", async () => {
  checkCaptcha.mockResolvedValueOnce("passed").mockResolvedValue("refused");
  const answers = await Promise.all([1, 2, 3].map(() => sendForm({ "Idempotency-Key": "key" })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await kept()).toHaveLength(1);
});

test("a key that was refused may be tried again", async () => {
  checkCaptcha.mockResolvedValueOnce("refused");
  expect(await sendForm({ "Idempotency-Key": "key" })).toMatchObject({ status: 403 });
  expect(await sendForm({ "Idempotency-Key": "key" })).toMatchObject({ status: 200 });
});

test("never says yes when the outbox could not take it", async () => {
  jest
    .spyOn(outbox, "accept")
    .mockRejectedValueOnce(Object.assign(new Error("Ana"), { code: "SQLITE_FULL" }));
  const { status, headers, answer } = await sendForm();
  expect([status, headers.get("Retry-After")]).toEqual([503, "60"]);
  expect(JSON.parse(answer)).toEqual({
    success: false,
    error: "We could not save your request. Please try again in a minute, or call us at (907) 555-0142.",
  });
  expect(onAccepted).not.toHaveBeenCalled();
  expect(log.lines).toMatchObject([
    { level: "error", message: "a request could not be saved", requestId: expect.any(String) },
    { level: "info", message: "request", status: 503, outcome: "notSaved" },
  ]);
});

test("logs how each request ended, under the id of its mail, and nothing that was written", async () => {
  await sendForm();
  const [{ id } = { id: "" }] = await kept();
  expect(log.lines).toEqual([
    {
      level: "info",
      message: "request",
      requestId: id,
      method: "POST",
      status: 200,
      outcome: "accepted",
      milliseconds: expect.any(Number),
    },
  ]);
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

test.each(["POST", "GET", "PUT"])("%s with a stray slash is led on, method and all", async (method) => {
  const { status, headers } = await send({ method }, "/send-email.php/");
  expect([status, headers.get("Location")]).toEqual([308, "/send-email.php"]);
});

test("HEAD is refused without a body", async () => {
  expect(await send({ method: "HEAD" })).toMatchObject({ status: 405, answer: "" });
});

test("a page of the site may ask from another origin, and read the answer", async () => {
  const asked = await send({ method: "OPTIONS", headers: { Origin: siteUrl } });
  expect(asked.status).toBe(204);
  expect(Object.fromEntries(asked.headers)).toMatchObject({
    "access-control-allow-origin": siteUrl,
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": "Content-Type,X-Captcha-Token,Idempotency-Key",
  });
  const { status, headers } = await sendForm({ Origin: siteUrl, "Sec-Fetch-Site": "cross-site" });
  expect([status, headers.get("Access-Control-Allow-Origin")]).toEqual([200, siteUrl]);
});

test("another site's page gets no such leave", async () => {
  for (const method of ["OPTIONS", "POST"]) {
    const { headers } = await send({ method, headers: { ...json, Origin: "https://evil.example" } });
    expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
  }
});
