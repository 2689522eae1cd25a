/** @jest-environment node */

import { form, json, siteUrl, testedRelay } from "../../testing/tested-relay";
import type { CaptchaVerdict } from "./captcha";

const { checkCaptcha, onAccepted, onAnswered, log, send, sendForm, kept, failOnce } = testedRelay();

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
        recipients: [expect.objectContaining({ tries: 0 })],
        isDeliveredToAny: false,
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

test.each<[CaptchaVerdict, boolean]>([
  ["unverified", false],
  ["off", true],
])("takes a request whose captcha is %s", async (verdict, isVerified) => {
  checkCaptcha.mockResolvedValue(verdict);
  expect(await sendForm()).toMatchObject({ status: 200 });
  expect(await kept()).toMatchObject([{ isVerified }]);
  expect(log.lines).toMatchObject([{ outcome: "accepted", captcha: verdict }]);
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

describe("a key under which another request is known", () => {
  const key = { "Idempotency-Key": "key" };
  const again = "Please send it again, or call us at (907) 555-0142.";

  test("is refused with 409, and asks for no captcha", async () => {
    await sendForm(key);
    const { status, answer } = await sendForm(key, { message: "Something else" });
    expect([status, JSON.parse(answer)]).toEqual([
      409,
      { success: false, error: expect.stringContaining(again) },
    ]);
    expect(checkCaptcha).toHaveBeenCalledTimes(1);
    expect(await kept()).toMatchObject([{ message: form.message }]);
  });

  test("is refused when both come at once, and only one is kept", async () => {
    const messages = ["One", "Two"];
    const sent = await Promise.all(messages.map((message) => sendForm(key, { message })));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
    const taken = messages[sent.findIndex(({ status }) => status === 200)];
    expect(await kept()).toMatchObject([{ message: taken }]);
    expect(onAccepted).toHaveBeenCalledTimes(1);
  });
});

test("a key that was refused may be tried again", async () => {
  checkCaptcha.mockResolvedValueOnce("refused");
  expect(await sendForm({ "Idempotency-Key": "key" })).toMatchObject({ status: 403 });
  expect(await sendForm({ "Idempotency-Key": "key" })).toMatchObject({ status: 200 });
});

test("never says yes when the outbox could not take it", async () => {
  failOnce(Object.assign(new Error("Ana"), { code: "SQLITE_FULL" }));
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
      captcha: "passed",
      milliseconds: expect.any(Number),
    },
  ]);
});

test("tells how each request ended and how long it took, for the counters", async () => {
  await sendForm();
  await sendForm({}, { email: "" });
  await send({ method: "GET" });
  await send({ method: "OPTIONS", headers: { Origin: siteUrl } });
  expect(onAnswered.mock.calls).toEqual([
    ["accepted", expect.any(Number), "passed"],
    ["invalid", expect.any(Number), undefined],
    ["notPosted", expect.any(Number), undefined],
  ]);
});

test.each(["POST", "GET", "PUT"])("%s with a stray slash is led on, method and all", async (method) => {
  const { status, headers } = await send({ method }, "/send-email.php/");
  expect([status, headers.get("Location")]).toEqual([308, "/send-email.php"]);
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
