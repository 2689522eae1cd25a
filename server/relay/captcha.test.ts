/** @jest-environment node */
import type { RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { captchaCheck } from "./captcha";
import { keepLog, startProvider } from "./test-relay";

const asked: string[] = [];
let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  asked.length = 0;
  await stop?.();
  stop = undefined;
});

async function check(token: string | undefined, answer: RequestListener) {
  const provider = await startProvider(async (request, response) => {
    asked.push(`${request.method} ${await text(request)}`);
    answer(request, response);
  });
  stop = provider.stop;
  const log = keepLog();
  const verdict = await captchaCheck({ secret: "s&cret", verifyUrl: provider.url }, log)(token);
  return { verdict, said: log.lines.map(({ level, message }) => `${level} ${message}`) };
}

const saying =
  (answer: unknown, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end(JSON.stringify(answer));

test("asks the provider, with the secret and nothing of the visitor but the answer to the captcha", async () => {
  expect(await check("t=1", saying({ success: true }))).toEqual({ verdict: "passed", said: [] });
  expect(asked).toEqual(["POST secret=s%26cret&response=t%3D1"]);
});

test("refuses what the provider refuses", async () => {
  const answer = { success: false, "error-codes": ["timeout-or-duplicate"] };
  expect(await check("old", saying(answer))).toEqual({ verdict: "refused", said: [] });
});

test.each([undefined, ""])("does not ask about %j", async (token) => {
  expect((await check(token, saying({ success: true }))).verdict).toBe("missing");
  expect(asked).toEqual([]);
});

const unasked = "warn captcha: the provider could not be asked";
test.each<[string, RequestListener, string]>([
  ["breaks off", (request) => request.socket.destroy(), unasked],
  ["has a fault", saying({ success: false }, 500), unasked],
  ["answers something else", saying("moved"), unasked],
  ["leads elsewhere", (_, response) => void response.writeHead(302, { Location: "/" }).end(), unasked],
  ["is silent for more than 3 s", () => {}, unasked],
  ["stops within its answer", (_, response) => void response.writeHead(200).write('{"succ'), unasked],
  [
    "does not know our secret",
    saying({ success: false, "error-codes": ["invalid-input-secret"] }),
    "error captcha: the provider does not know RECAPTCHA_SECRET",
  ],
])("lets a parent through when the provider %s, and says so", async (_, answer, line) => {
  const start = performance.now();
  expect(await check("t", answer)).toEqual({ verdict: "unverified", said: [line] });
  expect(performance.now() - start).toBeLessThan(4_000);
});

test("checks nothing without a secret", async () => {
  expect(await captchaCheck(undefined, keepLog())(undefined)).toBe("off");
});
