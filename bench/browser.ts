import { type Browser, chromium } from "@playwright/test";
import { findChromium, likeOn4G } from "../e2e/support/chromium";

/** A Chromium without its own traffic, so that what is counted is the page's. */
export function startBrowser(parameters: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: ["--disable-gpu", likeOn4G, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), ...parameters],
  });
}
