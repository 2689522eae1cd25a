/** @jest-environment node */

import { startProvider } from "../../testing/test-relay";
import { form, json, siteUrl, testedRelay } from "../../testing/tested-relay";
import { captchaCheck } from "./captcha";
import { createRateLimits, defaultRateLimit } from "./rate-limit";

const { limits, checkCaptcha, log, send } = testedRelay();

beforeEach(() => {
  // The clock of the limits only: the outbox writes to a real disk meanwhile.
  jest.useFakeTimers({
    doNotFake: ["setTimeout", "clearTimeout", "setInterval", "setImmediate", "queueMicrotask", "nextTick"],
  });
  const { ofSender, ofEveryone } = createRateLimits(defaultRateLimit);
  limits.ofSender.mockImplementation(ofSender);
  limits.ofEveryone.mockImplementation(ofEveryone);
});
afterEach(() => jest.useRealTimers());

const perSecond = 150;
const good = JSON.stringify(form);
const hex = (index: number) => index.toString(16);
const ipv4 = (third: number, fourth: number) => `198.51.${third % 256}.${fourth % 256}`;

const post = (address: string, body: string, headers: Record<string, string> = json) =>
  send({ body, headers: { ...headers, "X-Forwarded-For": address } });

/** A flood of 5 seconds, and each second four parents somewhere else. Gives how each parent was answered. */
async function parentsAmid(flood: (index: number) => Promise<unknown>): Promise<number[]> {
  const statuses: number[] = [];
  for (let second = 0; second < 5; second++) {
    const sent = Array.from({ length: perSecond }, (_, index) => flood(second * perSecond + index));
    const parents = [0, 1, 2, 3].map((index) => post(`203.0.${second}.${index}`, good));
    statuses.push(...(await Promise.all(parents)).map(({ status }) => status));
    await Promise.all(sent);
    jest.advanceTimersByTime(1_000);
  }
  return statuses;
}

const plain = { "Content-Type": "text/plain" };
test.each<[string, (index: number) => Promise<unknown>]>([
  ["one IPv6 /48, each another /64, empty", (index) => post(`2001:db8:1:${hex(index)}::1`, "", plain)],
  [
    "one IPv6 /48, each another /64, half valid",
    (index) => post(`2001:db8:1:${hex(index)}::1`, index % 2 ? good : "{"),
  ],
  ["one IPv6 /48, each another /64, all valid", (index) => post(`2001:db8:1:${hex(index)}::1`, good)],
  ["one IPv4 /24", (index) => post(ipv4(7, index), good)],
  ["one address", () => post("198.51.100.1", good)],
  ["many IPv6 /48s, empty", (index) => post(`2001:db8:${hex(index)}::1`, "", plain)],
  [
    "many IPv6 /48s, from another site's page",
    (index) => post(`2001:db8:${hex(index)}::1`, good, { ...json, Origin: "https://evil.example" }),
  ],
  ["many IPv6 /48s, without a message", (index) => post(`2001:db8:${hex(index)}::1`, '{"name":"Ana"}')],
  ["many IPv4 /24s, half of a form", (index) => post(ipv4(index, 1), "{")],
])("150 requests a second from %s refuse no parent elsewhere", async (_, flood) => {
  expect(await parentsAmid(flood)).toEqual(Array(20).fill(200));
});

test("a flood of refused captchas from many networks refuses no parent elsewhere", async () => {
  checkCaptcha.mockImplementation(async (token) => (token === "forged" ? "refused" : "passed"));
  const flood = (index: number) =>
    post(`2001:db8:${hex(index)}::1`, good, { ...json, "X-Captcha-Token": "forged" });
  expect(await parentsAmid(flood)).toEqual(Array(20).fill(200));
});

test("a network's flood asks the captcha's provider no more often than its limit", async () => {
  let asked = 0;
  const provider = await startProvider((_, response) => {
    asked++;
    response.end('{"success":false}');
  });
  checkCaptcha.mockImplementation(captchaCheck({ secret: "secret", verifyUrl: provider.url }, siteUrl, log));
  const flood = (index: number) =>
    post(`2001:db8:1:${hex(index)}::1`, good, { ...json, "X-Captcha-Token": "forged" });
  await Promise.all(Array.from({ length: 500 }, (_, index) => flood(index)));
  await provider.stop();
  expect(asked).toBe(defaultRateLimit.perNetworkASecond);
});
