import type { RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { createTestLog, startProvider } from "../../testing/test-relay";
import { type CaptchaVerdict, captchaCheck } from "./captcha";

const providerRequests: string[] = [];
const started: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  providerRequests.length = 0;
  for (const provider of started.splice(0)) await provider.stop();
});

async function check(
  token: string | undefined,
  answer: RequestListener,
  { secret = "s&cret", siteUrl = "https://www.clinic.example", onChecked = (_worked: boolean) => {} } = {},
) {
  const provider = await startProvider(async (request, response) => {
    providerRequests.push(`${request.method} ${await text(request)}`);
    answer(request, response);
  });
  started.push(provider);
  const log = createTestLog();
  const verdict = await captchaCheck({ secret, verifyUrl: provider.url }, siteUrl, log, onChecked)(token);
  return { verdict, logged: log.lines.map(({ level, message }) => `${level} ${message}`) };
}

const answering =
  (answer: unknown, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end(JSON.stringify(answer));
const failing = (code: string, status?: number) =>
  answering({ success: false, "error-codes": [code] }, status);

test("sends the provider only the secret and the token, nothing else about the visitor", async () => {
  expect(await check("t-1", answering({ success: true }))).toEqual({ verdict: "passed", logged: [] });
  expect(providerRequests).toEqual(["POST secret=s%26cret&response=t-1"]);
});

test("refuses a token that the provider refuses", async () => {
  const answer = failing("timeout-or-duplicate");
  expect(await check("old", answer)).toEqual({ verdict: "refused", logged: [] });
});

test.each([undefined, ""])("does not call the provider when the token is %j", async (token) => {
  expect((await check(token, answering({ success: true }))).verdict).toBe("missing");
  expect(providerRequests).toEqual([]);
});

const unavailable = "warn captcha: verification is unavailable";
const badSecret = "error captcha: the provider does not accept RECAPTCHA_SECRET";
test.each<[string, RequestListener, string]>([
  ["drops the connection", (request) => request.socket.destroy(), unavailable],
  ["answers with something else", answering("moved"), unavailable],
  ["redirects", (_, response) => void response.writeHead(302, { Location: "/" }).end(), unavailable],
  ["does not answer within 3 s", () => {}, unavailable],
  ["breaks off its answer", (_, response) => void response.writeHead(200).write('{"succ'), unavailable],
  ["does not accept our secret", failing("invalid-input-secret"), badSecret],
  ["says that our secret is not that of our site key", failing("sitekey-secret-mismatch"), badSecret],
  ["has an internal error", failing("internal-error"), unavailable],
  ...[401, 403, 408, 410, 429, 500, 503].map((status): [string, RequestListener, string] => {
    return [`answers ${status}`, answering({ success: false }, status), unavailable];
  }),
])("accepts the request unverified and logs it when the provider %s", async (_, answer, line) => {
  const start = performance.now();
  expect(await check("t", answer)).toEqual({ verdict: "unverified", logged: [line] });
  expect(performance.now() - start).toBeLessThan(4_000);
});

test.each([
  ["reCAPTCHA's", `03AGdBq2${"Aa0_-".repeat(480)}`],
  ["hCaptcha's", `P1_eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9.${"Aa0_-".repeat(820)}.xKp9-_A`],
  ["hCaptcha's for tests", "10000000-aaaa-bbbb-cccc-000000000001"],
  ["Turnstile's", `0.${"Aa0_-".repeat(200)}.${"Aa0_-".repeat(100)}.0123abcd`],
  ["Turnstile's for tests", "XXXX.DUMMY.TOKEN.XXXX"],
])("calls the provider about a token such as %s", async (_, token) => {
  expect((await check(token, answering({ success: true }))).verdict).toBe("passed");
  expect(providerRequests).toEqual([expect.stringContaining(token)]);
});

test.each([
  ["more than 8,192 characters", "x".repeat(8_193)],
  ["a space", "a b"],
  ["a non-ASCII letter", "caf\u00e9"],
  ["a line break", "abc\n"],
])("refuses a token with %s without calling the provider", async (_, token) => {
  expect(await check(token, answering({ success: true }))).toEqual({ verdict: "refused", logged: [] });
  expect(providerRequests).toEqual([]);
});

const rejected = "warn captcha: the provider rejected a verification request";
test.each([400, 404, 413, 414, 422])("refuses a token for which the provider answers %i", async (status) => {
  const html: RequestListener = (_, response) => void response.writeHead(status).end("<html>");
  for (const answer of [answering({ success: true }, status), html])
    expect(await check("t", answer)).toEqual({ verdict: "refused", logged: [rejected] });
});

test("accepts the request unverified when the provider answers 400 because of our secret", async () => {
  expect((await check("t", failing("invalid-input-secret", 400))).verdict).toBe("unverified");
});

test.each([
  ["internal-error", false],
  ["sitekey-secret-mismatch", false],
  ["timeout-or-duplicate", true],
])("health counts the answer %s as a check that worked: %s", async (code, worked) => {
  const onChecked = jest.fn();
  await check("t", failing(code), { onChecked });
  expect(onChecked.mock.calls).toEqual([[worked]]);
});

const site = { siteUrl: "https://www.clinic.example" };
const localhost = { siteUrl: "http://localhost:9000" };
const withTestSecret = { ...site, secret: "6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe" };
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
  ["testkey.google.com", withTestSecret, "passed"],
  ["anything.example", localhost, "passed"],
])("a captcha solved on %j for %j is %s", async (hostname, settings, verdict) => {
  expect((await check("t", answering({ success: true, hostname }), settings)).verdict).toBe(verdict);
});

test("logs that a captcha was solved on another host", async () => {
  const { logged } = await check("t", answering({ success: true, hostname: "evil.example" }));
  expect(logged).toEqual(["warn captcha: solved on a host other than that of SITE_URL"]);
});

test("checks nothing without a secret", async () => {
  expect(await captchaCheck(undefined, "https://www.clinic.example", createTestLog())(undefined)).toBe("off");
});
