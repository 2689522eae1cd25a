import { empty, full, minute, setUp } from "../../testing/health";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("is ok when nothing is wrong", async () => {
  const fine = { status: "ok", kinds: [], reasons: [], mail: "smtp", queueState: empty };
  expect(await setUp().report()).toEqual(fine);
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

test("a failed form means down until a write succeeds, then degraded for 15 minutes", async () => {
  const { marks, probe, report } = setUp();
  await report();
  marks.formFailed();
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
