import { empty, full, minute, type Setup, setUp } from "../../testing/health";
import type { QueueState } from "../outbox/outbox";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Makes the outbox say that requests are in these states. */
const queue =
  (state: Partial<QueueState>) =>
  ({ outbox }: Setup) =>
    void outbox.queueState.mockResolvedValue({ ...empty, ...state });

test.each<[string, string, (relay: Setup) => void | Promise<void>]>([
  ["down", "The outbox cannot be read.", ({ outbox }) => void outbox.queueState.mockImplementation(full)],
  [
    "down",
    "Requests cannot be saved: forms are answered 503.",
    async ({ outbox, probe }) => {
      outbox.probe.mockImplementation(full);
      await probe();
    },
  ],
  [
    "down",
    "Damaged outbox files set aside: 1. A person has to recover them.",
    ({ damagedFiles }) => void damagedFiles.mockResolvedValue(["outbox.db.damaged-2026-11-20T18-05-09Z"]),
  ],
  [
    "down",
    "Nothing can be delivered, because the outbox cannot be updated.",
    ({ marks }) => {
      marks.workerDid(false);
      jest.advanceTimersByTime(30_000);
      marks.workerDid(false);
    },
  ],
  [
    "down",
    "Delivery has stopped. Restart the server.",
    ({ marks }) => {
      marks.workerDid(true);
      marks.workerTried();
      jest.advanceTimersByTime(45 * minute);
    },
  ],
  [
    "down",
    "Nothing has been delivered for an hour. Forms are saved and will be sent later.",
    ({ marks, outbox }) => {
      outbox.queueState.mockResolvedValue({ ...empty, waiting: 1, undelivered: 1 });
      marks.workerDid(true);
      marks.results([{ outcome: "postponed" }]);
      jest.advanceTimersByTime(59 * minute);
      marks.results([{ outcome: "postponed" }, { outcome: "refused" }]);
      jest.advanceTimersByTime(minute);
      marks.workerDid(true);
    },
  ],
  ["degraded", "Requests that have waited for more than 15 minutes: 2.", queue({ waiting: 3, late: 2 })],
  ["down", "Requests that nobody received and that will not be retried: 4.", queue({ dead: 4 })],
  [
    "degraded",
    "Recipients who were refused for good, while others received the request: 1.",
    queue({ refused: 1 }),
  ],
  [
    "degraded",
    "Recipients who have waited for more than 15 minutes for what others have: 1.",
    ({ outbox, marks }) => {
      outbox.queueState.mockResolvedValue({ ...empty, waiting: 1, putOff: 1 });
      marks.results([{ outcome: "postponed" }]);
      jest.advanceTimersByTime(60 * minute);
      marks.workerDid(true);
    },
  ],
  [
    "degraded",
    "Captchas could not be checked for 30 minutes or more, so forms are accepted without.",
    ({ marks }) => {
      marks.captchaChecked(false);
      jest.advanceTimersByTime(30 * minute);
      marks.captchaChecked(false);
    },
  ],
  ["degraded", "Requests whose key is missing from OUTBOX_KEYS: 1.", queue({ waiting: 1, unreadable: 1 })],
])("is %s and says why: %s", async (status, reason, cause) => {
  const relay = setUp();
  await cause(relay);
  const report = await relay.report();
  expect(report).toMatchObject({ status, reasons: [reason] });
  expect(JSON.stringify(report.reasons)).not.toMatch(/ok/i);
});

test("reports late, dead and unreadable requests separately, the worst first", async () => {
  const relay = setUp();
  queue({ waiting: 9, late: 1, dead: 2, refused: 4, putOff: 5, unreadable: 3 })(relay);
  relay.marks.formFailed();
  const { status, kinds } = await relay.report();
  expect([status, kinds]).toEqual([
    "down",
    ["forms not saved", "dead", "forms lost time", "late", "put off", "refused", "missing key"],
  ]);
});

test.each<[string, (boolean | number)[]]>([
  ["only one has failed, and none was tried since", [false, 30]],
  ["one could be checked in between", [false, 20, true, 10, false]],
  ["one could be checked since", [false, 30, false, true]],
])("captchas that could not be checked do not matter when %s", async (_, events) => {
  const { marks, report } = setUp();
  for (const event of events)
    if (typeof event === "number") jest.advanceTimersByTime(event * minute);
    else marks.captchaChecked(event);
  expect(await report()).toMatchObject({ status: "ok" });
});

test.each<[string, (relay: Setup) => void]>([
  ["a mail has been delivered since", ({ marks }) => marks.results([{ outcome: "delivered" }])],
  ["nothing is waiting any more", queue({})],
])("an hour of failed tries does not mean down when %s", async (_, event) => {
  const relay = setUp();
  queue({ waiting: 1, undelivered: 1 })(relay);
  relay.marks.results([{ outcome: "postponed" }]);
  jest.advanceTimersByTime(60 * minute);
  relay.marks.workerDid(true);
  event(relay);
  expect(await relay.report()).toMatchObject({ status: "ok" });
});
