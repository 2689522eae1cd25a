import { byteBudget, firstLoadBudget, type PageLoad } from "../e2e/support/measure-page";
import { type Kind, type TransferSize, total } from "../e2e/support/transfer-size";
import type { LighthouseResult, Timings } from "./lighthouse-run";
import { kilobytes, markdownTable, median } from "./table";

/** The measurements of one page and of its baseline, the same page without scripts. */
export interface PageResult {
  readonly route: string;
  readonly own: readonly LighthouseResult[];
  readonly baseline: readonly LighthouseResult[];
  readonly load: PageLoad;
  readonly baselineLoad: PageLoad;
}

/** How much a page may exceed its baseline: a ratio, ms and bytes. The layout shift is absolute. */
const limits = { ratio: 1.02, moreTbt: 10, moreBytes: 10_000, cls: 0.005 };

/** The median of each timing by itself. */
function medians(results: readonly LighthouseResult[]): Timings {
  const of = (name: keyof Timings) => median(results.map(({ timings }) => timings[name]));
  return { fcp: of("fcp"), lcp: of("lcp"), tbt: of("tbt"), cls: of("cls") };
}

/** The median score of each category, over the runs that include it. */
function scores(results: readonly LighthouseResult[]): Record<string, number> {
  const names = new Set(results.flatMap((result) => Object.keys(result.scores)));
  return Object.fromEntries(
    [...names].map((name) => [name, median(results.flatMap((result) => result.scores[name] ?? []))]),
  );
}

/** A Markdown table of the pages' timings and scores. */
export function timingsTable(results: readonly PageResult[]): string {
  return markdownTable(
    results.map(({ route, own, baseline, load, baselineLoad }) => {
      const [ours, theirs] = [medians(own), medians(baseline)];
      return {
        route,
        "FCP (ms)": Math.round(ours.fcp),
        "FCP / baseline": round(ours.fcp / theirs.fcp),
        "LCP (ms)": Math.round(ours.lcp),
        "LCP / baseline": round(ours.lcp / theirs.lcp),
        "TBT (ms)": Math.round(ours.tbt),
        "baseline's TBT (ms)": Math.round(theirs.tbt),
        CLS: round(ours.cls, 4),
        scores: Object.values(scores(own)).join(" "),
        "first load (KB)": kilobytes(total(load.firstLoad).bytes),
        "baseline's first load (KB)": kilobytes(total(baselineLoad.firstLoad).bytes),
        "scrolled (KB)": kilobytes(total(load.afterScroll).bytes),
      };
    }),
  );
}

/** A Markdown table of the bytes and requests of each page, by kind of file. */
export function weightsTable(results: readonly PageResult[]): string {
  const kinds = Object.keys(results[0]?.load.firstLoad.byKind ?? {}) as Kind[];
  const rowOf = (route: string, when: string, size: TransferSize) => ({
    route,
    when,
    ...Object.fromEntries(
      kinds.map((kind) => {
        const { bytes, requests } = size.byKind[kind];
        return [kind, requests === 0 ? "" : `${kilobytes(bytes)} (${requests})`];
      }),
    ),
  });
  return markdownTable(
    results.flatMap(({ route, load }) => [
      rowOf(route, "first load", load.firstLoad),
      rowOf(route, "scrolled", load.afterScroll),
    ]),
  );
}

/** Lighthouse's CPU benchmark index and its range: the same page has other timings at another speed. */
export function speedLine(results: readonly PageResult[]): string {
  const speeds = results.flatMap(({ own, baseline }) => [...own, ...baseline].map(({ speed }) => speed));
  const [min, max] = [Math.min(...speeds), Math.max(...speeds)].map(Math.round);
  return `CPU benchmark index: ${Math.round(median(speeds))} (${min} to ${max}).`;
}

/** One line for each target that a page misses. */
export function failures({ route, own, baseline, load, baselineLoad }: PageResult): string[] {
  const [ours, theirs] = [medians(own), medians(baseline)];
  const size = load.firstLoad;
  const moreBytes = total(size).bytes - total(baselineLoad.firstLoad).bytes;
  const checks: [isMet: boolean, failure: string][] = [
    ...Object.entries(scores(own)).map(([name, score]): [boolean, string] => [
      score === 100,
      `${name} scores ${score}`,
    ]),
    [ours.fcp <= theirs.fcp * limits.ratio, `FCP is ${round(ours.fcp / theirs.fcp)} of the baseline's`],
    [ours.lcp <= theirs.lcp * limits.ratio, `LCP is ${round(ours.lcp / theirs.lcp)} of the baseline's`],
    [
      ours.tbt <= theirs.tbt + limits.moreTbt,
      `TBT is ${Math.round(ours.tbt)} ms, the baseline's ${Math.round(theirs.tbt)} ms`,
    ],
    [ours.cls <= limits.cls, `CLS is ${round(ours.cls, 4)}`],
    [total(size).bytes <= firstLoadBudget(route), `first load is ${kilobytes(total(size).bytes)} KB`],
    [moreBytes <= limits.moreBytes, `first load is ${kilobytes(moreBytes)} KB more than the baseline's`],
    [size.byKind.script.bytes <= byteBudget.script, `scripts are ${kilobytes(size.byKind.script.bytes)} KB`],
    [size.thirdParty.length === 0, `requests to third parties: ${size.thirdParty.join(", ")}`],
  ];
  return checks.flatMap(([isMet, failure]) => (isMet ? [] : [`${route}: ${failure}`]));
}

function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}
