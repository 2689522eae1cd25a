import { type Browser, chromium } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { findChromium, headless, likeOn4G } from "../e2e/support/chromium";

const usual = [...headless, likeOn4G];

/** Starts Chromium the way the end-to-end tests do, with further command-line arguments if given. */
export function startBrowser(parameters: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: [...usual, ...parameters] });
}

/** Starts it with Puppeteer. Under Playwright, Chromium does not prerender (PrerenderingDisabledByDevTools). */
export function startPrerenderingBrowser() {
  return puppeteer.launch({ executablePath: findChromium(), headless: "shell", args: usual });
}
