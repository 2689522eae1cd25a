import { delivered, setUpOutbox } from "../../testing/outbox";
import { addresses, desk, fakeTimers, secondKey, validRequest } from "../../testing/test-relay";
import type { Sent } from "../delivery/replies";
import { sendSummaryWhenDue, summaryDay } from "./summary";

const accepted = { recipient: desk, kind: "accepted", isPersonal: false } as const;
const send = jest.fn(async (): Promise<Sent> => ({ replies: [accepted], isServerFine: true }));

// 6:00 in Wasilla.
const now = Date.parse("2026-11-20T15:00:00Z");
beforeEach(() => void fakeTimers(now));
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});
const { outbox, reopen } = setUpOutbox();

const summarize = () => sendSummaryWhenDue({ outbox: outbox(), send, addresses });

test.each([
  ["2026-11-20T14:59:59Z", "2026-11-19"],
  ["2026-11-20T15:00:00Z", "2026-11-20"],
  ["2026-07-20T13:59:59Z", "2026-07-19"],
  ["2026-07-20T14:00:00Z", "2026-07-20"],
])("at %s the latest summary is for %s", (now, day) => {
  expect(summaryDay(Date.parse(now), "America/Anchorage")).toBe(day);
});

test("mails the counts of the last 24 hours once a day from the second day on, without visitors' text", async () => {
  await summarize();
  jest.setSystemTime(new Date("2026-11-21T15:00:00Z"));
  await outbox().accept({ ...validRequest, id: "1" });
  await outbox().accept({ ...validRequest, id: "2" });
  await outbox().claim(2);
  await outbox().settle("1", [{ recipient: desk, outcome: "delivered" }]);
  await summarize();
  await summarize();
  expect(send.mock.calls).toEqual([
    [
      {
        from: "site@x.example",
        to: "desk@x.example",
        subject: "Website requests: 2 received, 1 delivered, 1 waiting",
        messageId: "<summary-2026-11-21@x.example>",
        headers: { "Auto-Submitted": "auto-generated" },
        text: expect.stringMatching(
          /^Requests from .+:\nReceived: 2\nDelivered: 1\nWaiting: 1\nOldest waiting since: Nov 20, 2026, 9:05\sAM\n$/,
        ),
      },
      "summary-2026-11-21",
    ],
  ]);
});

test("retries a summary that could not be sent", async () => {
  await outbox().claimSummary("2026-11-19");
  send.mockResolvedValueOnce({ replies: [], isServerFine: false, error: new Error("no mail server") });
  await expect(summarize()).rejects.toThrow("No address in MAIL_TO accepted the summary.");
  await summarize();
  expect(send).toHaveBeenCalledTimes(2);
});

test("is sent after a restart when the process was killed between claim and mail", async () => {
  await outbox().claimSummary("2026-11-19");
  // A process that is killed while it sends the summary leaves this claim behind.
  expect(await outbox().claimSummary("2026-11-20")).toBe(true);
  expect(await outbox().claimSummary("2026-11-20")).toBe(false);
  await reopen();
  await summarize();
  await summarize();
  expect(send).toHaveBeenCalledTimes(1);
});

test("counts dead requests and those that are waiting for a key", async () => {
  await outbox().claimSummary("2026-11-19");
  await outbox().accept(validRequest);
  await outbox().claim(1);
  await outbox().settle(validRequest.id, [{ recipient: desk, outcome: "dead", code: 554 }]);
  await outbox().accept({ ...validRequest, id: "2" });
  await reopen({ keys: [secondKey] });
  await summarize();
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({
      subject: expect.stringMatching(/, 1 given up$/),
      text: expect.stringContaining(
        "Waiting for a key that is missing from OUTBOX_KEYS: 1\nNot delivered and given up: 1. See npm run outbox -- list\n",
      ),
    }),
    "summary-2026-11-20",
  );
});

test("names the recipients who miss a request that others have", async () => {
  await outbox().claimSummary("2026-11-19");
  await reopen({ recipients: [desk, "gone@x.example", "slow@x.example"] });
  for (const id of ["1", "2"]) {
    await outbox().accept({ ...validRequest, id, receivedAt: new Date(Date.now() - 20 * 60_000) });
    await outbox().claim(1);
    await outbox().settle(id, [
      delivered(desk),
      { recipient: "gone@x.example", outcome: "dead", code: 550 },
      id === "1"
        ? delivered("slow@x.example")
        : { recipient: "slow@x.example", outcome: "postponed", code: 451, dueAt: Date.now() + 60_000 },
    ]);
  }
  await summarize();
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({
      subject: "Website requests: 2 received, 0 delivered, 1 waiting, 1 refused, 1 put off",
      text: expect.stringContaining(
        "Refused by the mail server for gone@x.example, while others have them: 1. See npm run outbox -- list\nNot yet accepted by the mail server for slow@x.example: 1\n",
      ),
    }),
    "summary-2026-11-20",
  );
});
