/** @jest-environment node */
import { type Outbox, openOutbox } from "./outbox";
import { sendSummaryWhenDue, summaryDay } from "./summary";
import { goodRequest, makeFolder } from "./test-relay";

const addresses = {
  from: "site@x.example",
  to: "desk@x.example",
  host: "x.example",
  timeZone: "America/Anchorage",
};
const send = jest.fn(async () => {});

let folder: Awaited<ReturnType<typeof makeFolder>>;
let outbox: Outbox;
beforeEach(async () => {
  // 6:00 in Wasilla.
  jest.useFakeTimers({
    now: new Date("2026-11-20T15:00:00Z"),
    doNotFake: ["setImmediate", "nextTick", "queueMicrotask"],
  });
  folder = await makeFolder();
  outbox = await openOutbox({ url: folder.outboxUrl });
});
afterEach(async () => {
  jest.useRealTimers();
  jest.clearAllMocks();
  outbox.close();
  await folder.remove();
});

const summarize = () => sendSummaryWhenDue({ outbox, send, addresses });

test.each([
  ["2026-11-20T14:59:59Z", "2026-11-19"],
  ["2026-11-20T15:00:00Z", "2026-11-20"],
  ["2026-07-20T13:59:59Z", "2026-07-19"],
  ["2026-07-20T14:00:00Z", "2026-07-20"],
])("at %s the last summary is that of %s", (now, day) => {
  expect(summaryDay(Date.parse(now), "America/Anchorage")).toBe(day);
});

test("counts the last day, once a day, from the second day on, without a word of what visitors wrote", async () => {
  await summarize();
  jest.setSystemTime(new Date("2026-11-21T15:00:00Z"));
  await outbox.accept({ ...goodRequest, id: "1" });
  await outbox.accept({ ...goodRequest, id: "2" });
  await outbox.delivered("1", Date.now());
  await summarize();
  await summarize();
  expect(send.mock.calls).toEqual([
    [
      {
        from: "site@x.example",
        to: "desk@x.example",
        subject: "Website requests: 2 received, 1 delivered, 1 waiting",
        messageId: "<summary-2026-11-21@x.example>",
        text: expect.stringMatching(
          /^Requests from .+:\nReceived: 2\nDelivered: 1\nWaiting: 1\nOldest waiting since: Nov 20, 2026, 9:05\sAM\n$/,
        ),
      },
    ],
  ]);
});

test("tries again when it could not be sent", async () => {
  await outbox.claimSummary("2026-11-19");
  send.mockRejectedValueOnce(new Error("no mail server"));
  await expect(summarize()).rejects.toThrow("no mail server");
  await summarize();
  expect(send).toHaveBeenCalledTimes(2);
});
