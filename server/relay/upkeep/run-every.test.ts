import { createTestLog } from "../../testing/test-relay";
import { runEvery } from "./run-every";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("runs its task at once and at each interval, without overlap, also after a failure", async () => {
  const log = createTestLog();
  let finish = () => {};
  const task = jest
    .fn<Promise<void>, []>()
    .mockRejectedValueOnce(new Error("disk full"))
    .mockImplementation(() => new Promise((done) => (finish = done)));
  const stop = runEvery("watch", 1_000, task, log);
  await jest.advanceTimersByTimeAsync(0);
  expect(log.lines).toMatchObject([{ level: "error", message: "periodic task failed: watch" }]);

  await jest.advanceTimersByTimeAsync(3_000);
  expect(task).toHaveBeenCalledTimes(2);
  finish();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(task).toHaveBeenCalledTimes(3);

  const stopped = stop();
  finish();
  await stopped;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(task).toHaveBeenCalledTimes(3);
});
