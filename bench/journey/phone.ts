import type { Browser, CDPSession, Page } from "@playwright/test";

export const screen = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** How many times slower than this machine's CPU. */
const slowdown = 4;

/** Throughput in bytes per second, latency as the round trip in ms. */
const network = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };

/** How many bytes the captcha widget loads: an estimate, since the provider can't be reached from everywhere. */
const captchaBytes = 300_000;
const captchaMs = 3 * network.latency + (1_000 * captchaBytes) / network.downloadThroughput;

export interface Phone {
  readonly page: Page;
  readonly client: CDPSession;
}

/**
 * Opens an empty page with an empty cache on a slow phone with a slow rural connection. What the service worker precaches
 * isn't throttled. A fake replaces the captcha provider and answers after the time that the real one would need to load.
 */
export async function openPhone(browser: Browser, fakeCaptchaScript: string): Promise<Phone> {
  const context = await browser.newContext(screen);
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  page.on("pageerror", ({ message }) => process.stderr.write(`Uncaught error in the page: ${message}\n`));
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", { offline: false, ...network });
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  // page.route would disable the browser's cache.
  client.on("Fetch.requestPaused", ({ requestId }) => {
    setTimeout(() => {
      const body = Buffer.from(fakeCaptchaScript).toString("base64");
      const responseHeaders = [{ name: "Content-Type", value: "text/javascript" }];
      client
        .send("Fetch.fulfillRequest", { requestId, responseCode: 200, responseHeaders, body })
        .catch(() => {});
    }, captchaMs);
  });
  await client.send("Fetch.enable", { patterns: [{ urlPattern: "https://www.google.com/recaptcha/*" }] });
  return { page, client };
}
