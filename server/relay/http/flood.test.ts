import { json, setUpRelay, siteUrl } from "../../testing/set-up-relay";
import { form, startProvider } from "../../testing/test-relay";
import { captchaCheck } from "./captcha";
import { createRateLimits, defaultRateLimit } from "./rate-limit";

// 750 forms go through a real outbox in each test.
jest.setTimeout(30_000);

const { limits, checkCaptcha, log, send } = setUpRelay();

beforeEach(() => {
  // Fakes only the clock of the rate limits, because the outbox writes to a real disk.
  jest.useFakeTimers({
    doNotFake: ["setTimeout", "clearTimeout", "setInterval", "setImmediate", "queueMicrotask", "nextTick"],
  });
  const { ofSender, ofEveryone } = createRateLimits(defaultRateLimit);
  limits.ofSender.mockImplementation(ofSender);
  limits.ofEveryone.mockImplementation(ofEveryone);
  checkCaptcha.mockImplementation(async (token) => (token === "forged" ? "refused" : "passed"));
});
afterEach(() => jest.useRealTimers());

const perSecond = 150;
const validBody = JSON.stringify(form);
const hex = (index: number) => index.toString(16);
const ipv4 = (third: number, fourth: number) => `198.51.${third % 256}.${fourth % 256}`;

const post = (address: string, body: string, headers: Record<string, string> = json) =>
  send({ body, headers: { ...headers, "X-Forwarded-For": address } });

/**
 * Runs a flood for 5 seconds with four parents elsewhere each second.
 * @returns the status of each parent's response
 */
async function parentsDuring(flood: (index: number) => Promise<unknown>): Promise<number[]> {
  const statuses: number[] = [];
  for (let second = 0; second < 5; second++) {
    const sent = Array.from({ length: perSecond }, (_, index) => flood(second * perSecond + index));
    const parents = [0, 1, 2, 3].map((index) => post(`203.0.${second}.${index}`, validBody));
    statuses.push(...(await Promise.all(parents)).map(({ status }) => status));
    await Promise.all(sent);
    jest.advanceTimersByTime(1_000);
  }
  return statuses;
}

const plain = { "Content-Type": "text/plain" };
const home = (index: number) => `2001:db8:1:${hex(index)}::1`;
const network = (index: number) => `2001:db8:${hex(index)}::1`;
const forged = { ...json, "X-Captcha-Token": "forged" };
const foreign = { ...json, Origin: "https://evil.example" };
test.each<[string, (index: number) => Promise<unknown>]>([
  ["one IPv6 /48 with a new /64 each time, empty", (index) => post(home(index), "", plain)],
  ["one IPv6 /48, half of them valid", (index) => post(home(index), index % 2 ? validBody : "{")],
  ["one IPv6 /48, all valid", (index) => post(home(index), validBody)],
  ["one IPv4 /24", (index) => post(ipv4(7, index), validBody)],
  ["one address", () => post("198.51.100.1", validBody)],
  ["many IPv6 /48s, empty", (index) => post(network(index), "", plain)],
  ["many IPv6 /48s, from another site's page", (index) => post(network(index), validBody, foreign)],
  ["many IPv6 /48s, without a message", (index) => post(network(index), '{"name":"Ana"}')],
  ["many IPv6 /48s, with captchas that are refused", (index) => post(network(index), validBody, forged)],
  ["many IPv4 /24s, half of a form", (index) => post(ipv4(index, 1), "{")],
])("150 requests a second from %s do not cause rejections elsewhere", async (_, flood) => {
  expect(await parentsDuring(flood)).toEqual(Array(20).fill(200));
});

test("a flood from one network does not exceed the network's limit of captcha checks", async () => {
  let checks = 0;
  const provider = await startProvider((_, response) => {
    checks++;
    response.end('{"success":false}');
  });
  checkCaptcha.mockImplementation(captchaCheck({ secret: "secret", verifyUrl: provider.url }, siteUrl, log));
  await Promise.all(Array.from({ length: 500 }, (_, index) => post(home(index), validBody, forged)));
  await provider.stop();
  expect(checks).toBe(defaultRateLimit.perNetworkASecond);
});
