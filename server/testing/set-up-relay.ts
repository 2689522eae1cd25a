import type { CaptchaVerdict } from "../relay/http/captcha";
import type { Sender } from "../relay/http/client-address";
import type { RateLimits } from "../relay/http/rate-limit";
import { relay } from "../relay/http/relay";
import type { Outbox } from "../relay/outbox/outbox";
import { createTestLog, form, openTestOutbox, setUpFolder } from "./test-relay";
import { testApp } from "./test-site";

export const json = { "Content-Type": "application/json" };
export const siteUrl = "https://www.clinic.example";

/** Gives each test of the calling file a new relay with a real outbox and mocks of everything else. */
export function setUpRelay() {
  const checkCaptcha = jest.fn<Promise<CaptchaVerdict>, [string | undefined]>();
  const limits = {
    ofSender: jest.fn<ReturnType<RateLimits["ofSender"]>, [Sender]>(),
    giveBack: jest.fn<void, [Sender]>(),
    ofEveryone: jest.fn<ReturnType<RateLimits["ofEveryone"]>, []>(),
  };
  const onAccepted = jest.fn();
  const onAnswered = jest.fn();
  const log = createTestLog();
  const folder = setUpFolder();
  let outbox: Outbox;
  let app: ReturnType<typeof testApp>;

  beforeEach(async () => {
    outbox = await openTestOutbox(folder.outboxUrl);
    checkCaptcha.mockResolvedValue("passed");
    const surroundings = { siteUrl, proxies: 1 };
    const phone = "(907) 555-0142";
    const parts = { outbox, checkCaptcha, limits, onAccepted, onAnswered, surroundings, phone, log };
    app = testApp({ relay: { app: relay(parts) }, log });
  });
  afterEach(() => {
    jest.resetAllMocks();
    log.lines.length = 0;
    outbox.close();
  });

  async function send(init: RequestInit, path = "/send-email.php") {
    const response = await app.request(path, { method: "POST", headers: json, ...init });
    return { status: response.status, headers: response.headers, answer: await response.text() };
  }

  return {
    checkCaptcha,
    limits,
    onAccepted,
    onAnswered,
    log,
    send,
    sendForm: (headers: Record<string, string> = {}, changes = {}) =>
      send({ body: JSON.stringify({ ...form, ...changes }), headers: { ...json, ...headers } }),
    storedRequests: () => outbox.claim(100),
    failOnce: (error: Error) => jest.spyOn(outbox, "accept").mockRejectedValueOnce(error),
  };
}
