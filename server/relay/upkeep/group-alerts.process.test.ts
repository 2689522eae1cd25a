import { text } from "node:stream/consumers";
import { readConfig } from "../../config";
import { delivered, setUpPostgresStore } from "../../testing/outbox";
import { describeWithPostgres } from "../../testing/postgres";
import { archive, createTestLog, desk, startProvider, until, validRequest } from "../../testing/test-relay";
import type { Outbox } from "../outbox/outbox";
import { createMonitoring } from "./monitoring";

jest.setTimeout(60_000);

const hour = 60 * 60_000;

describeWithPostgres("the alert about a recipient who refuses mail", () => {
  const { outbox, open, reopen, setClock } = setUpPostgresStore();

  const undo: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const step of undo.splice(0).reverse()) await step();
  });

  /** Two relays of a group, whose alerts arrive at one webhook. */
  async function setUpRelays() {
    const alerts: Record<string, unknown>[] = [];
    const webhook = await startProvider(async (request, response) => {
      alerts.push(JSON.parse(await text(request)));
      response.end();
    });
    undo.push(webhook.stop);
    const recipients = [desk, archive];
    await reopen({ recipients });
    const relays = [outbox(), await open({ recipients })].map((real) => {
      const config = readConfig(
        { SITE_URL: "https://clinic.example", ALERT_URL: webhook.url },
        "desk@clinic.example",
      );
      const monitoring = createMonitoring({ config, outbox: real, log: createTestLog() });
      undo.push(monitoring.stop);
      return monitoring.observe(real);
    }) as [Outbox, Outbox];
    return { alerts, relays };
  }

  /** Delivers a new request to one recipient, while the other one is refused. */
  async function refuse(relay: Outbox, id: string, code = 550): Promise<void> {
    await relay.accept({ ...validRequest, id });
    await relay.claim(1);
    await relay.settle(id, [delivered(desk), { recipient: archive, outcome: "dead", code }]);
  }

  test("is sent once an hour and code by the whole group", async () => {
    const { alerts, relays } = await setUpRelays();
    await refuse(relays[0], "1");
    await until(() => alerts.length === 1);
    for (const id of ["2", "3"]) await refuse(relays[1], id);
    await refuse(relays[1], "4", 553);
    await until(() => alerts.length === 2);
    await setClock(validRequest.receivedAt.getTime() + hour);
    await refuse(relays[1], "5");
    await until(() => alerts.length === 3);
    expect(alerts).toMatchObject([
      { event: "refused", requestId: "1", code: 550, counts: { refused: 1 } },
      { event: "refused", requestId: "4", code: 553 },
      { event: "refused", requestId: "5", code: 550, counts: { refused: 3 } },
    ]);
  });
});
