import { json, setUpRelay, siteUrl } from "../../testing/set-up-relay";
import { form } from "../../testing/test-relay";
import { createRateLimits, defaultRateLimit } from "./rate-limit";

const { checkCaptcha, limits, onAccepted, onAnswered, log, send, sendForm, storedRequests, failOnce } =
  setUpRelay();

const jsonTypes = ["application/json", "application/json ; charset=utf-8", "Application/JSON"];
test.each(jsonTypes)("stores a form sent as %s on disk, then answers success", async (type) => {
  const { status, headers, answer } = await sendForm({ "Content-Type": type, Origin: siteUrl });
  expect([status, answer]).toEqual([200, '{"success":true}']);
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(await storedRequests()).toEqual([
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
});

test("stores what was written without invisible marks, and refuses a form with nothing but such marks in a field", async () => {
  const written = { name: "\u202aAna\u202c Example\u200b", phone: "٩٠٧/٥٥٥-٠١٠٠, ext 12" };
  expect(await sendForm({}, written)).toMatchObject({ status: 200 });
  const clean = { name: "Ana Example", phone: "907-555-0100 ext. 12" };
  expect(await storedRequests()).toMatchObject([clean]);
  for (const field of ["name", "phone", "email", "message"]) {
    expect(await sendForm({}, { [field]: "\u200d\u200f" })).toMatchObject({ status: 400 });
  }
});

test("accepts a message of the contact form up to the evaluation form's length limit", async () => {
  const heading = "Appointment Request\nPreferred Date: 11/24/2026\nPreferred Time: 14:30\n\n";
  expect(await sendForm({}, { message: heading + "x".repeat(5_000) })).toMatchObject({ status: 200 });
  const talk = `Language: ${"x".repeat(80)}\nInterpreter: yes\n\n`;
  for (const top of [talk, heading.replace(/\n$/, talk)]) {
    expect(await sendForm({}, { message: top + "x".repeat(5_000) })).toMatchObject({ status: 200 });
    expect(await sendForm({}, { message: `${top}x${"x".repeat(5_000)}` })).toMatchObject({ status: 400 });
  }
  expect(await sendForm({}, { message: heading })).toMatchObject({ status: 400 });
  expect(await sendForm({}, { message: `${heading}x${"x".repeat(5_000)}` })).toMatchObject({ status: 400 });
});

test("answers a known key from the outbox, before the captcha", async () => {
  await sendForm({ "Idempotency-Key": "key" });
  checkCaptcha.mockResolvedValue("refused");
  const success = { status: 200, answer: '{"success":true}' };
  expect(await sendForm({ "Idempotency-Key": "key" })).toMatchObject(success);
  expect(checkCaptcha).toHaveBeenCalledTimes(1);
  expect(await storedRequests()).toHaveLength(1);
});

test("rejects an idempotency key of another request with 409, without a captcha check", async () => {
  const key = { "Idempotency-Key": "key" };
  await sendForm(key);
  const { status, answer } = await sendForm(key, { message: "Something else" });
  const again = expect.stringContaining("Please send it again, or call us at (907) 555-0142.");
  expect([status, JSON.parse(answer)]).toEqual([409, { success: false, error: again }]);
  expect(checkCaptcha).toHaveBeenCalledTimes(1);
  expect(await storedRequests()).toMatchObject([{ message: form.message }]);
});

test("does not answer success when the outbox could not store the request", async () => {
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

test("requests that could not be saved do not use up the limit of those who share their address", async () => {
  const { ofSender, giveBack } = createRateLimits({ ...defaultRateLimit, perAddress: 2 });
  limits.ofSender.mockImplementation(ofSender);
  limits.giveBack.mockImplementation(giveBack);
  for (let count = 0; count < 3; count++) {
    failOnce(new Error("full"));
    expect(await sendForm()).toMatchObject({ status: 503 });
  }
  const statuses = [await sendForm(), await sendForm(), await sendForm()].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 429]);
});

test("logs the outcome of each request under the id of its mail, and nothing that the visitor wrote", async () => {
  await sendForm();
  const [{ id } = { id: "" }] = await storedRequests();
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

test("reports the outcome and duration of each request for the metrics", async () => {
  await sendForm();
  await sendForm({}, { email: "" });
  await send({ method: "GET" });
  await send({ method: "OPTIONS", headers: { Origin: siteUrl } });
  expect(onAnswered.mock.calls).toEqual([
    ["accepted", expect.any(Number)],
    ["invalid", expect.any(Number)],
    ["notPosted", expect.any(Number)],
  ]);
});

test.each(["POST", "GET", "PUT"])("%s with a trailing slash gets 308, to keep the method", async (method) => {
  const { status, headers } = await send({ method }, "/send-email.php/");
  expect([status, headers.get("Location")]).toEqual([308, "/send-email.php"]);
});

test("CORS lets a page of the site send forms from another origin", async () => {
  const preflight = await send({ method: "OPTIONS", headers: { Origin: siteUrl } });
  expect(preflight.status).toBe(204);
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    "access-control-allow-origin": siteUrl,
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": "Content-Type,X-Captcha-Token,Idempotency-Key",
  });
  const { status, headers } = await sendForm({ Origin: siteUrl, "Sec-Fetch-Site": "cross-site" });
  expect([status, headers.get("Access-Control-Allow-Origin")]).toEqual([200, siteUrl]);
});

test("CORS does not allow another site's page", async () => {
  for (const method of ["OPTIONS", "POST"]) {
    const { headers } = await send({ method, headers: { ...json, Origin: "https://evil.example" } });
    expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
  }
});
