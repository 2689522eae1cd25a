import { type Browser, chromium } from "@playwright/test";
import type { Result } from "lighthouse";
import { findChromium, headless, likeOn4G } from "../e2e/support/chromium";
import { freePort } from "../server/testing/test-process";

/** In ms, except the layout shift (CLS), which has no unit. */
export interface Timings {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/** What one Lighthouse run reports of a page. */
export interface LighthouseResult {
  readonly timings: Timings;
  /** 0 to 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** The audits that keep a category below 100. */
  readonly failedAudits: readonly string[];
  /** Lighthouse's CPU benchmark index at the time of the run; 1000 is about a mid-range phone. */
  readonly speed: number;
}

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Starts a browser with an open debugging port, which Lighthouse connects to. */
export async function startBrowserForLighthouse(): Promise<{ browser: Browser; port: number }> {
  const port = await freePort();
  const args = [...headless, likeOn4G, `--remote-debugging-port=${port}`];
  return { browser: await chromium.launch({ executablePath: findChromium(), args }), port };
}

/** Lighthouse's trace sometimes misses the start of a page (NO_NAVSTART), and its error message says to run it again. */
const attempts = 3;

/** Runs Lighthouse with its mobile preset and simulated throttling. @throws when it returns no result */
export async function runLighthouse(
  url: string,
  port: number,
  onlyCategories: readonly (typeof categories)[number][],
): Promise<LighthouseResult> {
  const { default: lighthouse } = await import("lighthouse");
  for (let left = attempts - 1; ; left -= 1) {
    const outcome = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...onlyCategories] });
    if (outcome && !outcome.lhr.runtimeError) return resultOf(outcome.lhr);
    const error = outcome?.lhr.runtimeError;
    const failure = `Lighthouse failed on ${url}: ${error?.message}`;
    if (left === 0 || error?.code !== "NO_NAVSTART") throw new Error(failure);
    process.stderr.write(`${failure}\n`);
  }
}

function resultOf({ audits, categories: scored, environment }: Result): LighthouseResult {
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const weighted = Object.values(scored).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  const failedAudits = weighted.flatMap(({ id }) => {
    const audit = audits[id];
    return audit && audit.score !== null && audit.score < 0.9 ? [`${id}: ${audit.title}`] : [];
  });
  return {
    timings: {
      fcp: numberOf("first-contentful-paint"),
      lcp: numberOf("largest-contentful-paint"),
      tbt: numberOf("total-blocking-time"),
      cls: numberOf("cumulative-layout-shift"),
    },
    scores: Object.fromEntries(
      Object.entries(scored).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    failedAudits,
    speed: environment.benchmarkIndex,
  };
}
