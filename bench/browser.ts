import { type Browser, chromium } from "@playwright/test";
import { findChromium, likeOn4G } from "../e2e/support/chromium";

/** Starts Chromium the way the end-to-end tests do, with further command-line arguments if given. */
export function startBrowser(parameters: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: ["--disable-gpu", likeOn4G, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), ...parameters],
  });
}
