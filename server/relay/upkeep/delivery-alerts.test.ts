import type { SharedState } from "../outbox/outbox";
import type { Alert } from "./alerts";
import { createDeliveryAlerts } from "./delivery-alerts";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp(claimAlert?: SharedState["claimAlert"]) {
  const sent: Alert[] = [];
  const alerts = { send: (alert: Alert) => void sent.push(alert) };
  return { sent, ...createDeliveryAlerts(alerts, () => claimAlert && { claimAlert }) };
}

const gone = { recipient: "archive@clinic.example", outcome: "dead", code: 550 } as const;
const got = { recipient: "desk@clinic.example", outcome: "delivered" } as const;

test("sends one alert for a dead request, with its id and code", () => {
  const { sent, results, died } = setUp();
  results("1b21", [{ ...gone, code: 554 }], "dead");
  died("1b21", 554);
  died("2c32");
  expect(sent).toEqual([
    {
      event: "dead",
      message:
        "Request 1b21 could not be delivered to anyone and will not be retried (the mail server answered 554). To read it: npm run outbox -- show 1b21",
      requestId: "1b21",
      code: 554,
    },
    {
      event: "dead",
      message:
        "Request 2c32 could not be read from the outbox: it is damaged, or its key was changed. It will not be retried. Restore the right key, restart the server, and send it with: npm run outbox -- replay 2c32",
      requestId: "2c32",
    },
  ]);
});

test("sends an alert for permanently refused recipients once an hour per code, without their addresses", () => {
  const { sent, results } = setUp();
  for (const id of ["1", "2", "3"]) results(id, [got, gone], "settled");
  results("4", [got, { ...gone, code: 553 }], "settled");
  jest.advanceTimersByTime(60 * 60_000);
  results("5", [got, gone, gone], "settled");
  expect(sent).toMatchObject([
    {
      ...{ event: "refused", requestId: "1", code: 550, counts: { refused: 1 } },
      message: expect.stringContaining("To see which: npm run outbox -- list"),
    },
    { event: "refused", requestId: "4", code: 553, counts: { refused: 1 } },
    { event: "refused", requestId: "5", code: 550, counts: { refused: 4 } },
  ]);
  expect(JSON.stringify(sent)).not.toContain("clinic.example");
});

test("sends no alert for deliveries and retries", () => {
  const { sent, results } = setUp();
  results("1", [got], "settled");
  results("2", [{ recipient: "a@x.example", outcome: "refused", code: 550, dueAt: 1 }], "waiting");
  expect(sent).toEqual([]);
});

test.each<[string, SharedState["claimAlert"], number]>([
  ["sends the alerts that it may", async () => true, 1],
  ["leaves alerts to the relay that sends them", async () => false, 0],
  ["sends its own when the database cannot say", () => Promise.reject(new Error("away")), 1],
])("in a group, a relay %s, once an hour", async (_, claimAlert, count) => {
  const { sent, results } = setUp(claimAlert);
  for (const id of ["1", "2"]) results(id, [got, gone], "settled");
  await jest.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(count);
});
