import { createClient } from "@libsql/client";
import { makeFolder, openTestOutbox } from "../../testing/test-relay";

const day = 24 * 60 * 60_000;

test("audit entries are deleted after six years", async () => {
  const { outboxUrl, remove } = await makeFolder();
  const outbox = await openTestOutbox(outboxUrl);
  const client = createClient({ url: outboxUrl });
  const sixYears = 6 * 365.25 * day;
  for (const age of [1 * day, sixYears, sixYears + 10 * day])
    await client.execute({
      sql: "INSERT INTO audit (at, request_id, event) VALUES (?, ?, 'shown')",
      args: [Date.now() - age, `${Math.round(age / day)}`],
    });
  client.close();
  await outbox.purge(Date.now() - 90 * day);
  outbox.close();
  const after = createClient({ url: outboxUrl });
  const { rows } = await after.execute("SELECT request_id FROM audit ORDER BY at");
  after.close();
  expect(rows.map(({ request_id }) => request_id)).toEqual(["2192", "1"]);
  await remove();
});
