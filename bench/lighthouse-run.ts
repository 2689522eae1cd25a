import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import type { Browser } from "@playwright/test";
import type { Result } from "lighthouse";
import { startBrowser } from "./browser";

/** In milliseconds; the shift has no unit. */
export interface Timings {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

export interface Judgement {
  readonly timings: Timings;
  /** From 0 to 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** What keeps a category below 100. */
  readonly complaints: readonly string[];
  /** Lighthouse's index of how fast the machine was at that moment; Chrome counts 1000 for a phone of the middle, a Pixel 5. */
  readonly speed: number;
}

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** A browser that Lighthouse can steer by its port. */
export async function startBrowserForLighthouse(): Promise<{ browser: Browser; port: number }> {
  const port = await freePort();
  return { browser: await startBrowser([`--remote-debugging-port=${port}`]), port };
}

/** Now and then Lighthouse's trace misses the start of a page (NO_NAVSTART), and it asks to be run again. */
const tries = 3;

/** Runs Lighthouse: its phone, throttled by simulation. @throws when it has no result */
export async function runLighthouse(
  url: string,
  port: number,
  onlyCategories: readonly (typeof categories)[number][],
): Promise<Judgement> {
  const { default: lighthouse } = await import("lighthouse");
  for (let left = tries - 1; ; left -= 1) {
    const outcome = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...onlyCategories] });
    if (outcome && !outcome.lhr.runtimeError) return judgementOf(outcome.lhr);
    const error = outcome?.lhr.runtimeError;
    const failure = `Lighthouse could not judge ${url}: ${error?.message}`;
    if (left === 0 || error?.code !== "NO_NAVSTART") throw new Error(failure);
    process.stderr.write(`${failure}\n`);
  }
}

function judgementOf({ audits, categories: judged, environment }: Result): Judgement {
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const weighed = Object.values(judged).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  const failed = weighed.flatMap(({ id }) => {
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
      Object.entries(judged).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    complaints: failed,
    speed: environment.benchmarkIndex,
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
