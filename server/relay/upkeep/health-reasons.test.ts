import { empty, full, minute, type Setup, setUp } from "../../testing/health";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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
      outbox.queueState.mockResolvedValue({ ...empty, waiting: 1, undelivered: 1 });
      marks.workerDid(true);
      marks.results([{ outcome: "postponed" }]);
      jest.advanceTimersByTime(59 * minute);
      marks.results([{ outcome: "postponed" }, { outcome: "refused" }]);
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
    "down",
    "Requests that nobody received and that will not be retried: 4.",
  ],
  [
    "one recipient was refused for good",
    ({ outbox }) => void outbox.queueState.mockResolvedValue({ ...empty, refused: 1 }),
    "degraded",
    "Recipients who were refused for good, while others received the request: 1.",
  ],
  [
    "one recipient is put off, and nothing else was delivered for an hour",
    ({ outbox, marks }) => {
      outbox.queueState.mockResolvedValue({ ...empty, waiting: 1, putOff: 1 });
      marks.results([{ outcome: "postponed" }]);
      jest.advanceTimersByTime(60 * minute);
      marks.workerDid(true);
    },
    "degraded",
    "Recipients who have waited for more than 15 minutes for what others have: 1.",
  ],
  [
    "no captcha could be checked for 30 minutes",
    ({ marks }) => {
      marks.captchaChecked(false);
      jest.advanceTimersByTime(30 * minute);
      marks.captchaChecked(false);
    },
    "degraded",
    "Captchas could not be checked for 30 minutes or more, so forms are accepted without.",
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

test("reports late, dead and unreadable requests separately, the worst first", async () => {
  const { outbox, marks, report } = setUp();
  outbox.queueState.mockResolvedValue({
    ...empty,
    waiting: 9,
    late: 1,
    dead: 2,
    refused: 4,
    putOff: 5,
    unreadable: 3,
  });
  marks.formFailed();
  const { status, kinds } = await report();
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
  ["nothing is waiting any more", ({ outbox }) => void outbox.queueState.mockResolvedValue(empty)],
])("an hour of failed tries does not mean down when %s", async (_, event) => {
  const relay = setUp();
  relay.outbox.queueState.mockResolvedValue({ ...empty, waiting: 1, undelivered: 1 });
  relay.marks.results([{ outcome: "postponed" }]);
  jest.advanceTimersByTime(60 * minute);
  relay.marks.workerDid(true);
  event(relay);
  expect(await relay.report()).toMatchObject({ status: "ok" });
});
