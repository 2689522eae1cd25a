/** @jest-environment node */
import type { RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { keepLog, startProvider } from "../../testing/test-relay";
import { type CaptchaVerdict, captchaCheck } from "./captcha";

const asked: string[] = [];
const started: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  asked.length = 0;
  for (const provider of started.splice(0)) await provider.stop();
});

async function check(
  token: string | undefined,
  answer: RequestListener,
  { secret = "s&cret", siteUrl = "https://www.clinic.example" } = {},
) {
  const provider = await startProvider(async (request, response) => {
    asked.push(`${request.method} ${await text(request)}`);
    answer(request, response);
  });
  started.push(provider);
  const log = keepLog();
  const verdict = await captchaCheck({ secret, verifyUrl: provider.url }, siteUrl, log)(token);
  return { verdict, said: log.lines.map(({ level, message }) => `${level} ${message}`) };
}

const saying =
  (answer: unknown, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end(JSON.stringify(answer));

test("asks the provider, with the secret and nothing of the visitor but the answer to the captcha", async () => {
  expect(await check("t-1", saying({ success: true }))).toEqual({ verdict: "passed", said: [] });
  expect(asked).toEqual(["POST secret=s%26cret&response=t-1"]);
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
  ["has an error", saying({ success: false }, 500), unasked],
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

test.each([
  ["reCAPTCHA's", `03AGdBq2${"Aa0_-".repeat(480)}`],
  ["hCaptcha's", `P1_eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9.${"Aa0_-".repeat(820)}.xKp9-_A`],
  ["hCaptcha's for tests", "10000000-aaaa-bbbb-cccc-000000000001"],
  ["Turnstile's", `0.${"Aa0_-".repeat(200)}.${"Aa0_-".repeat(100)}.0123abcd`],
  ["Turnstile's for tests", "XXXX.DUMMY.TOKEN.XXXX"],
])("asks about a token such as %s", async (_, token) => {
  expect((await check(token, saying({ success: true }))).verdict).toBe("passed");
  expect(asked).toEqual([expect.stringContaining(token)]);
});

test.each([
  ["more than 8,192 characters", "x".repeat(8_193)],
  ["another sign", "a b"],
  ["a byte that is no letter", "caf\u00e9"],
  ["a line break", "abc\n"],
])("refuses a token with %s without asking", async (_, token) => {
  expect(await check(token, saying({ success: true }))).toEqual({ verdict: "refused", said: [] });
  expect(asked).toEqual([]);
});

const refusedQuestion = "warn captcha: the provider refused a question";
test.each([400, 404, 413, 414, 422])("refuses a token for which the provider answers %i", async (status) => {
  expect(await check("t", saying({ success: true }, status))).toEqual({
    verdict: "refused",
    said: [refusedQuestion],
  });
  expect((await check("t", (_, response) => void response.writeHead(status).end("<html>"))).verdict).toBe(
    "refused",
  );
});

test.each([401, 403, 429, 500, 503])("blames no parent when the provider answers %i", async (status) => {
  expect(await check("t", saying({ success: false }, status))).toEqual({
    verdict: "unverified",
    said: [unasked],
  });
});

test("blames no parent when the provider says with 400 that it does not know our secret", async () => {
  const answer = { success: false, "error-codes": ["invalid-input-secret"] };
  expect((await check("t", saying(answer, 400))).verdict).toBe("unverified");
});

const site = { siteUrl: "https://www.clinic.example" };
const localhost = { siteUrl: "http://localhost:9000" };
const tests = { ...site, secret: "6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe" };
test.each<[string | null | undefined, { siteUrl: string; secret?: string }, CaptchaVerdict]>([
  ["www.clinic.example", site, "passed"],
  ["WWW.clinic.example", site, "passed"],
  ["clinic.example", site, "passed"],
  [undefined, site, "passed"],
  [null, site, "passed"],
  ["evil.example", site, "refused"],
  ["www.clinic.example.evil.example", site, "refused"],
  ["evilclinic.example", site, "refused"],
  ["testkey.google.com", site, "refused"],
  ["testkey.google.com", tests, "passed"],
  ["anything.example", localhost, "passed"],
])("a captcha solved on %j for %j is %s", async (hostname, settings, verdict) => {
  expect((await check("t", saying({ success: true, hostname }), settings)).verdict).toBe(verdict);
});

test("says on which other host a captcha was solved", async () => {
  const { said } = await check("t", saying({ success: true, hostname: "evil.example" }));
  expect(said).toEqual(["warn captcha: solved on another host than that of SITE_URL"]);
});

test("checks nothing without a secret", async () => {
  expect(await captchaCheck(undefined, "https://www.clinic.example", keepLog())(undefined)).toBe("off");
});
