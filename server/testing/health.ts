import type { QueueState } from "../relay/outbox/outbox";
import { createHealth } from "../relay/upkeep/health";
import { createTestLog } from "./test-relay";

export const minute = 60_000;

/** The state of an outbox without waiting or dead requests. */
export const empty = { waiting: 0, undelivered: 0, late: 0, dead: 0, putOff: 0, refused: 0, unreadable: 0 };

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

/** Reads metrics in Prometheus's text format. @returns each value by its name and labels, such as `tries_total{result="delivered"}` */
export function readMetrics(text: string): Record<string, number> {
  const samples = text.matchAll(/^(\w+(?:\{\w+="[^"]*"\})?) (\S+)$/gm);
  return Object.fromEntries([...samples].map(([, name, value]) => [name, Number(value)]));
}
