import type { QueueState } from "../relay/outbox/outbox";
import { createHealth } from "../relay/upkeep/health";
import { createTestLog } from "./test-relay";

export const minute = 60_000;

/** The state of an outbox without waiting or dead requests. */
export const empty: QueueState = {
  waiting: 0,
  undelivered: 0,
  late: 0,
  dead: 0,
  putOff: 0,
  refused: 0,
  unreadable: 0,
};

/** Rejects as an outbox on a full disk does. */
export const full = () => Promise.reject(Object.assign(new Error("full"), { code: "SQLITE_FULL" }));

/** Creates the health of a relay whose outbox is mocked. */
export function setUp() {
  const log = createTestLog();
  const outbox = {
    queueState: jest.fn(async (): Promise<QueueState> => empty),
    probe: jest.fn(async () => {}),
  };
  const damagedFiles = jest.fn(async (): Promise<readonly string[]> => []);
  const health = createHealth({ outbox, damagedFiles, mail: "smtp", log });
  return { log, outbox, damagedFiles, health, ...health };
}

/** What `setUp` returns. */
export type Setup = ReturnType<typeof setUp>;

/**
 * Reads metrics in Prometheus's text format.
 * @returns the value of each sample by its name and labels, such as `tries_total{result="delivered"}`, and each metric's type and help text
 * @throws on an invalid line
 */
export function readMetrics(text: string) {
  const values: Record<string, number> = {};
  const types: Record<string, string> = {};
  const helps: Record<string, string> = {};
  for (const line of text.split("\n").filter(Boolean)) {
    const [, word, metric = "", rest = ""] = /^# (HELP|TYPE) (\w+) (.+)$/.exec(line) ?? [];
    const [, sample, value] = /^(\w+(?:\{\w+="[^"]*"\})?) (\S+)$/.exec(line) ?? [];
    if (word) (word === "HELP" ? helps : types)[metric] = rest;
    else if (sample) values[sample] = Number(value);
    else throw new Error(`This is no metric: ${line}`);
  }
  return { values, types, helps };
}
