import type { Browser, CDPSession, Page } from "@playwright/test";

export const screen = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** How many times slower than this machine's processor. */
const slowdown = 4;

/** In bytes a second, and milliseconds there and back. */
const line = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };

/** What the captcha's provider may send for its box, in bytes: a guess, since it can't be reached from everywhere. */
const captchaBytes = 300_000;
const captchaWait = 3 * line.latency + (1_000 * captchaBytes) / line.downloadThroughput;

export interface Phone {
  readonly page: Page;
  readonly client: CDPSession;
}

/**
 * A page that nothing was opened in before, on a slow phone and a slow rural line. What the service worker fetches for
 * later isn't slowed, and the captcha's provider is stood in for, after the time that its parts take on such a line.
 */
export async function takePhone(browser: Browser, fakeCaptchaScript: string): Promise<Phone> {
  const context = await browser.newContext(screen);
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  page.on("pageerror", ({ message }) => process.stderr.write(`The page says: ${message}\n`));
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", { offline: false, ...line });
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  // Not page.route, which would switch the browser's cache off.
  client.on("Fetch.requestPaused", ({ requestId }) => {
    setTimeout(() => {
      const body = Buffer.from(fakeCaptchaScript).toString("base64");
      const responseHeaders = [{ name: "Content-Type", value: "text/javascript" }];
      client
        .send("Fetch.fulfillRequest", { requestId, responseCode: 200, responseHeaders, body })
        .catch(() => {});
    }, captchaWait);
  });
  await client.send("Fetch.enable", { patterns: [{ urlPattern: "https://www.google.com/recaptcha/*" }] });
  return { page, client };
}
