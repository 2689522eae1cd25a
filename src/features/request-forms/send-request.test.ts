import { sendRequest } from "./send-request";

const request = { name: "Ana", phone: "9075550100", email: "ana@example.com", message: "Hello" };
const send = () => sendRequest(request, "the-token", "the-key");
const answer = (status: number, text: string) => ({ ok: status < 300, status, text: async () => text });

const fetchMock = jest.fn();
beforeEach(() => {
  globalThis.fetch = fetchMock;
});
afterEach(() => jest.useRealTimers());

test("posts exactly the specified JSON, with token and key in headers, also if the page is left", async () => {
  fetchMock.mockResolvedValue(answer(200, '{"success":true}'));
  await send();
  const [url, { method, headers, body, keepalive }] = fetchMock.mock.lastCall;
  expect([url, method, keepalive]).toEqual(["/send-email.php", "POST", true]);
  expect(headers).toEqual({
    "Content-Type": "application/json",
    "X-Captcha-Token": "the-token",
    "Idempotency-Key": "the-key",
  });
  expect(body).toBe('{"name":"Ana","phone":"9075550100","email":"ana@example.com","message":"Hello"}');
});

test("posts to the relay of GATSBY_RELAY_URL if it is set", async () => {
  process.env.GATSBY_RELAY_URL = "https://relay.example";
  fetchMock.mockResolvedValue(answer(200, '{"success":true}'));
  await jest.isolateModulesAsync(async () => {
    const module = await import("./send-request");
    await module.sendRequest(request, "the-token", "the-key");
  });
  delete process.env.GATSBY_RELAY_URL;
  expect(fetchMock.mock.lastCall[0]).toBe("https://relay.example/send-email.php");
});

const why = '{"success":false,"error":"Why."}';

test.each([
  ["success", 200, '{"success":true}', { kind: "sent" }],
  ["success with other properties", 200, '{"success":true,"error":""}', { kind: "sent" }],
  ["success with an error status", 500, '{"success":true}', { kind: "refused" }],
  ["a rejection", 400, why, { kind: "refused", error: "Why." }],
  ["a rejection of the key", 409, why, { kind: "refused", error: "Why.", isKeyTaken: true }],
  ["a rejection with status 200", 200, why, { kind: "refused", error: "Why." }],
  ["a rejection without a message", 200, '{"success":false}', { kind: "refused" }],
  ["a rejection with an empty message", 500, '{"success":false,"error":""}', { kind: "refused" }],
  ["success as a string", 200, '{"success":"true"}', { kind: "refused" }],
  ["an error that is not a string", 500, '{"error":{"code":1}}', { kind: "refused" }],
  ["an HTML page", 200, "<!doctype html><title>Not Found</title>", { kind: "refused" }],
  ["null", 200, "null", { kind: "refused" }],
  ["an empty response", 204, "", { kind: "refused" }],
])("reads %s, and does not try again", async (_, status, text, outcome) => {
  fetchMock.mockReset().mockResolvedValue(answer(status, text));
  expect(await send()).toEqual(outcome);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

const fail = () => Promise.reject(new TypeError("Failed to fetch"));

test.each([
  ["a failed request", fail],
  ["a response that breaks off", async () => ({ ok: true, text: fail })],
])("treats %s as no response", async (_, respond) => {
  fetchMock.mockImplementation(respond);
  expect(await send()).toEqual({ kind: "unanswered", hasTimedOut: false });
});

describe("while the server cannot accept the request", () => {
  const unavailable = answer(503, '{"success":false,"error":"Try later."}');
  beforeEach(() => {
    jest.useFakeTimers();
    fetchMock.mockReset();
  });

  test.each([502, 503, 504])("tries again after %d, with the same key, token and content", async (status) => {
    fetchMock
      .mockResolvedValueOnce(answer(status, "<!doctype html><title>Bad Gateway</title>"))
      .mockResolvedValueOnce(unavailable)
      .mockResolvedValue(answer(200, '{"success":true}'));
    const result = send();
    await jest.advanceTimersByTimeAsync(999);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2_001);
    expect(await result).toEqual({ kind: "sent" });
    const sent = fetchMock.mock.calls.map(([url, { headers, body }]) => ({ url, headers, body }));
    expect(sent).toHaveLength(3);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[2]).toEqual(sent[0]);
  });

  test.each([
    ["gives up after three retries in seven seconds", unavailable, "Try later.", 4],
    ["stops at a rejection", answer(403, '{"error":"Robot?"}'), "Robot?", 2],
  ])("%s, with the server's message", async (_, then, error, calls) => {
    fetchMock.mockResolvedValueOnce(unavailable).mockResolvedValue(then);
    const result = send();
    await jest.advanceTimersByTimeAsync(7_000);
    expect(await result).toEqual({ kind: "refused", error });
    expect(fetchMock).toHaveBeenCalledTimes(calls);
  });
});

test("times out after 20 seconds", async () => {
  jest.useFakeTimers();
  fetchMock.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  );
  const done = jest.fn();
  void send().then(done);
  await jest.advanceTimersByTimeAsync(19_999);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledWith({ kind: "unanswered", hasTimedOut: true });
});
