import type { PageLoad } from "../e2e/support/measure-page";
import { type Kind, type TransferSize, total } from "../e2e/support/transfer-size";
import type { Judgement, Timings } from "./lighthouse-run";
import { kilobytes, markdownTable, median } from "./table";

/** What was measured of one page and of its twin, which has no script. */
export interface PageResult {
  readonly route: string;
  readonly own: readonly Judgement[];
  readonly twin: readonly Judgement[];
  readonly visit: PageLoad;
}

const limits = { ratio: 1.05, tbt: 30, cls: 0.005, home: 350_000, page: 220_000, script: 100_000 };

/** The medians of each timing, each on its own. */
export function medians(judgements: readonly Judgement[]): Timings {
  const of = (name: keyof Timings) => median(judgements.map(({ timings }) => timings[name]));
  return { fcp: of("fcp"), lcp: of("lcp"), tbt: of("tbt"), cls: of("cls") };
}

/** Medians of the scores by category, of the runs that judged it. */
function scores(judgements: readonly Judgement[]): Record<string, number> {
  const names = new Set(judgements.flatMap((judgement) => Object.keys(judgement.scores)));
  return Object.fromEntries(
    [...names].map((name) => [name, median(judgements.flatMap((judgement) => judgement.scores[name] ?? []))]),
  );
}

export function timingsTable(results: readonly PageResult[]): string {
  return markdownTable(
    results.map(({ route, own, twin, visit }) => {
      const [ours, theirs] = [medians(own), medians(twin)];
      return {
        route,
        "FCP (ms)": Math.round(ours.fcp),
        "to twin's": round(ours.fcp / theirs.fcp),
        "LCP (ms)": Math.round(ours.lcp),
        "to its twin's": round(ours.lcp / theirs.lcp),
        "TBT (ms)": Math.round(ours.tbt),
        CLS: round(ours.cls, 4),
        scores: Object.values(scores(own)).join(" "),
        "first load (KB)": kilobytes(total(visit.firstLoad).bytes),
        "scrolled (KB)": kilobytes(total(visit.afterScroll).bytes),
      };
    }),
  );
}

export function weightsTable(results: readonly PageResult[]): string {
  const kinds = Object.keys(results[0]?.visit.firstLoad.byKind ?? {}) as Kind[];
  const rowOf = (route: string, when: string, weight: TransferSize) => ({
    route,
    when,
    ...Object.fromEntries(
      kinds.map((kind) => {
        const { bytes, requests } = weight.byKind[kind];
        return [kind, requests === 0 ? "" : `${kilobytes(bytes)} (${requests})`];
      }),
    ),
  });
  return markdownTable(
    results.flatMap(({ route, visit }) => [
      rowOf(route, "at first", visit.firstLoad),
      rowOf(route, "scrolled", visit.afterScroll),
    ]),
  );
}

/** How fast the machine was, and how much that varied: one and the same page has other timings with it. */
export function speedLine(results: readonly PageResult[]): string {
  const speeds = results.flatMap(({ own, twin }) => [...own, ...twin].map(({ speed }) => speed));
  const [least, most] = [Math.min(...speeds), Math.max(...speeds)].map(Math.round);
  return `Lighthouse's index of the machine: ${Math.round(median(speeds))} (${least} to ${most}).`;
}

/** One line for each target that a page misses; none when all are met. */
export function failures({ route, own, twin, visit }: PageResult): string[] {
  const [ours, theirs] = [medians(own), medians(twin)];
  const weight = visit.firstLoad;
  const limit = route === "/" ? limits.home : limits.page;
  const checks: [met: boolean, miss: string][] = [
    ...Object.entries(scores(own)).map(([name, score]): [boolean, string] => [
      score === 100,
      `${name} scores ${score}`,
    ]),
    [ours.fcp <= theirs.fcp * limits.ratio, `FCP is ${round(ours.fcp / theirs.fcp)} of the twin's`],
    [ours.lcp <= theirs.lcp * limits.ratio, `LCP is ${round(ours.lcp / theirs.lcp)} of the twin's`],
    [ours.tbt <= limits.tbt, `TBT is ${Math.round(ours.tbt)} ms`],
    [ours.cls <= limits.cls, `CLS is ${round(ours.cls, 4)}`],
    [total(weight).bytes <= limit, `first load is ${kilobytes(total(weight).bytes)} KB`],
    [weight.byKind.script.bytes <= limits.script, `scripts are ${kilobytes(weight.byKind.script.bytes)} KB`],
    [weight.elsewhere.length === 0, `others are asked: ${weight.elsewhere.join(", ")}`],
  ];
  return checks.flatMap(([met, miss]) => (met ? [] : [`${route}: ${miss}`]));
}

function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}
