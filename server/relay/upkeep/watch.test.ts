import { empty } from "../../testing/health";
import { createTestLog } from "../../testing/test-relay";
import type { QueueState } from "../outbox/outbox";
import { createHealth } from "./health";
import { createWatch } from "./watch";

const minute = 60_000;
beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-20T18:00:00Z") }));
afterEach(() => jest.useRealTimers());

function setUp() {
  const log = createTestLog();
  const outbox = {
    queueState: jest.fn(async (): Promise<QueueState> => empty),
    probe: jest.fn(async () => {}),
  };
  const health = createHealth({ outbox, damagedFiles: async () => [], mail: "smtp", log });
  const onReport = jest.fn();
  return { log, outbox, health, onReport, watch: createWatch({ health, onReport, log }) };
}

test("probes the outbox each minute and passes on every report but the first", async () => {
  const { outbox, onReport, watch } = setUp();
  outbox.probe.mockRejectedValueOnce(new Error("still being opened"));
  for (let minutes = 0; minutes < 3; minutes++) {
    await watch.minutely();
    jest.advanceTimersByTime(minute);
  }
  expect(outbox.probe).toHaveBeenCalledTimes(3);
  expect(onReport.mock.calls).toMatchObject([[{ status: "ok" }], [{ status: "ok" }]]);
});

test("logs each change of health, without repeating it", async () => {
  const { log, health, outbox, watch } = setUp();
  await watch.minutely();
  health.marks.formFailed();
  await watch.now();
  await watch.now();
  outbox.queueState.mockResolvedValue({ ...empty, dead: 1 });
  jest.advanceTimersByTime(minute);
  await watch.minutely();
  outbox.queueState.mockResolvedValue(empty);
  jest.advanceTimersByTime(16 * minute);
  await watch.minutely();
  await watch.minutely();
  expect(log.lines).toMatchObject([
    { level: "error", message: "health is down" },
    {
      level: "error",
      message: "health is down",
      reasons: [/nobody received/, /15 minutes/].map(matching),
    },
    { level: "info", message: "health is ok again" },
  ]);
});

const matching = (pattern: RegExp) => expect.stringMatching(pattern);

test("logs an error every 15 minutes while a request has been waiting for longer than that", async () => {
  const { log, outbox, watch } = setUp();
  const oldest = new Date();
  const late = () => log.lines.filter(({ message }) => message === "requests wait for delivery for too long");
  const loggedAt: number[] = [];
  for (let minutes = 0; minutes <= 50; minutes++) {
    outbox.queueState.mockResolvedValue({ ...empty, waiting: 3, oldest, late: minutes > 15 ? 1 : 0 });
    await watch.minutely();
    if (late().length > loggedAt.length) loggedAt.push(minutes);
    jest.advanceTimersByTime(minute);
  }
  expect(loggedAt).toEqual([16, 31, 46]);
  expect(late()[0]).toEqual({
    level: "error",
    message: "requests wait for delivery for too long",
    waiting: 3,
    oldest: "2026-11-20T18:00:00.000Z",
  });
});
