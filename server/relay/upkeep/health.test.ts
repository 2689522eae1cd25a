/** @jest-environment node */

import { createTestLog } from "../../testing/test-relay";
import type { QueueState } from "../outbox/outbox";
import { createHealth } from "./health";

const minute = 60_000;
const empty: QueueState = { waiting: 0, late: 0, dead: 0, unreadable: 0 };

function setUp() {
  const log = createTestLog();
  const outbox = {
    queueState: jest.fn(async (): Promise<QueueState> => empty),
    probe: jest.fn(async () => {}),
  };
  const damagedFiles = jest.fn(async (): Promise<readonly string[]> => []);
  const health = createHealth({ outbox, damagedFiles, mail: "smtp", log });
  return { log, outbox, damagedFiles, health, ...health };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("is ok when nothing is wrong", async () => {
  expect(await setUp().report()).toEqual({
    status: "ok",
    kinds: [],
    reasons: [],
    mail: "smtp",
    queueState: empty,
  });
});

const full = () => Promise.reject(Object.assign(new Error("full"), { code: "SQLITE_FULL" }));
type Setup = ReturnType<typeof setUp>;

test.each<[string, (relay: Setup) => void | Promise<void>, string, string]>([
  [
    "the outbox cannot be read",
    ({ outbox }) => void outbox.queueState.mockImplementation(full),
    "down",
    "The outbox cannot be read.",
  ],
  [
    "the outbox cannot be written",
    async ({ outbox, probe }) => {
      outbox.probe.mockImplementation(full);
      await probe();
    },
    "down",
    "Requests cannot be saved: forms are answered 503.",
  ],
  [
    "there is a damaged file",
    ({ damagedFiles }) => void damagedFiles.mockResolvedValue(["outbox.db.damaged-2026-11-20T18-05-09Z"]),
    "down",
    "Damaged outbox files set aside: 1. A person has to recover them.",
  ],
  [
    "the worker could not use the outbox for 30 s",
    ({ marks }) => {
      marks.workerDid(false);
      jest.advanceTimersByTime(30_000);
      marks.workerDid(false);
    },
    "down",
    "Nothing can be delivered, because the outbox cannot be updated.",
  ],
  [
    "the worker has been silent for 45 minutes",
    ({ marks }) => {
      marks.workerDid(true);
      marks.workerTried();
      jest.advanceTimersByTime(45 * minute);
    },
    "down",
    "Delivery has stopped. Restart the server.",
  ],
  [
    "every try to deliver has failed for an hour",
    ({ marks, outbox }) => {
      outbox.queueState.mockResolvedValue({ ...empty, waiting: 1 });
      marks.workerDid(true);
      marks.results("1", [{ outcome: "postponed" }]);
      jest.advanceTimersByTime(59 * minute);
      marks.results("1", [{ outcome: "postponed" }, { outcome: "refused" }]);
      jest.advanceTimersByTime(minute);
      marks.workerDid(true);
    },
    "down",
    "Nothing has been delivered for an hour. Forms are saved and will be sent later.",
  ],
  [
    "requests are late",
    ({ outbox }) => void outbox.queueState.mockResolvedValue({ ...empty, waiting: 3, late: 2 }),
    "degraded",
    "Requests that have waited for more than 15 minutes: 2.",
  ],
  [
    "requests are dead",
    ({ outbox }) => void outbox.queueState.mockResolvedValue({ ...empty, dead: 4 }),
    "degraded",
    "Requests that nobody received and that will not be retried: 4.",
  ],
  [
    "a key is missing",
    ({ outbox }) => void outbox.queueState.mockResolvedValue({ ...empty, waiting: 1, unreadable: 1 }),
    "degraded",
    "Requests whose key is missing from OUTBOX_KEYS: 1.",
  ],
])("when %s, reports it", async (_, cause, status, reason) => {
  const relay = setUp();
  await cause(relay);
  const report = await relay.report();
  expect(report).toMatchObject({ status, reasons: [reason] });
  expect(JSON.stringify(report.reasons)).not.toMatch(/ok/i);
});

test("a short lock of the outbox does not change health", async () => {
  const { marks, report } = setUp();
  marks.workerDid(false);
  jest.advanceTimersByTime(29_000);
  expect((await report()).status).toBe("ok");
  marks.workerDid(true);
  jest.advanceTimersByTime(2_000);
  expect((await report()).status).toBe("ok");
});

test("reports late, dead and unreadable requests separately, the worst first", async () => {
  const { outbox, marks, report } = setUp();
  outbox.queueState.mockResolvedValue({ waiting: 9, late: 1, dead: 2, unreadable: 3 });
  marks.formFailed();
  const { status, kinds } = await report();
  expect([status, kinds]).toEqual([
    "down",
    ["forms not saved", "forms lost time", "late", "dead", "missing key"],
  ]);
});

test("a failed form means down until a write succeeds, then degraded for 15 minutes", async () => {
  const { marks, probe, report } = setUp();
  const listener = jest.fn();
  marks.onFormFailed(listener);
  await report();
  marks.formFailed();
  expect(listener).toHaveBeenCalledTimes(1);
  expect((await report()).status).toBe("down");
  await probe();
  expect(await report()).toMatchObject({ status: "degraded", kinds: ["forms lost time"] });
  marks.formFailed();
  marks.formSaved();
  expect((await report()).status).toBe("degraded");
  jest.advanceTimersByTime(15 * minute);
  expect((await report()).status).toBe("ok");
});

test("a form that fails during a probe is not cleared by that probe", async () => {
  const { outbox, marks, probe, report } = setUp();
  let finish = () => {};
  outbox.probe.mockImplementationOnce(() => new Promise((done) => (finish = done)));
  const probing = probe();
  marks.formFailed();
  finish();
  await probing;
  expect((await report()).status).toBe("down");
});

test("is ok again at the first report after the problem is fixed", async () => {
  const { outbox, probe, report } = setUp();
  outbox.probe.mockImplementation(full);
  await probe();
  expect((await report()).status).toBe("down");
  outbox.probe.mockImplementation(async () => {});
  jest.advanceTimersByTime(1_000);
  expect((await report()).status).toBe("ok");
});

test("reads the outbox once a second at most, regardless of the number of requests", async () => {
  const { outbox, report } = setUp();
  await Promise.all(Array.from({ length: 100 }, () => report()));
  jest.advanceTimersByTime(999);
  await report();
  expect(outbox.queueState).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  await report();
  expect(outbox.queueState).toHaveBeenCalledTimes(2);
});

test("logs the disk's error once a minute", async () => {
  const { outbox, log, report } = setUp();
  outbox.queueState.mockImplementation(full);
  for (let seconds = 0; seconds < 61; seconds++) {
    await report();
    jest.advanceTimersByTime(1_000);
  }
  expect(log.lines).toMatchObject([
    { level: "error", message: "the outbox cannot be read", cause: { code: "SQLITE_FULL" } },
    { level: "error", message: "the outbox cannot be read" },
  ]);
});

test.each<[string, (relay: Setup) => void]>([
  ["a mail has been delivered since", ({ marks }) => marks.results("2", [{ outcome: "delivered" }])],
  ["nothing is waiting any more", ({ outbox }) => void outbox.queueState.mockResolvedValue(empty)],
])("an hour of failed tries does not mean down when %s", async (_, event) => {
  const relay = setUp();
  relay.outbox.queueState.mockResolvedValue({ ...empty, waiting: 1 });
  relay.marks.results("1", [{ outcome: "postponed" }]);
  jest.advanceTimersByTime(60 * minute);
  relay.marks.workerDid(true);
  event(relay);
  expect(await relay.report()).toMatchObject({ status: "ok" });
});
