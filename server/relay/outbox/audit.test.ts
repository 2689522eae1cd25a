import { readFileSync } from "node:fs";
import { createClient } from "@libsql/client";
import { makeFolder, openTestOutbox } from "../../testing/test-relay";
import { tables } from "./postgres/migrations";
import { auditRetentionDays, settledRetentionDays } from "./upkeep";

const day = 24 * 60 * 60_000;

test("audit entries are deleted after six years", async () => {
  const { outboxUrl, remove } = await makeFolder();
  const outbox = await openTestOutbox(outboxUrl);
  const client = createClient({ url: outboxUrl });
  const sixYears = 6 * 365.25 * day;
  for (const age of [1 * day, sixYears, sixYears + 10 * day])
    await client.execute({
      sql: "INSERT INTO audit (at, site, request_id, event) VALUES (?, '', ?, 'shown')",
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

test("PostgreSQL and the guides say the same", () => {
  expect(tables).toContain(`interval '${auditRetentionDays} days'`);
  const operations = readFileSync("docs/operators/operations.md", "utf8");
  expect(operations).toMatch(/Audit trail .+: six years \(2,196 days\)\./);
  expect(auditRetentionDays).toBe(2_196);
  expect(operations).toMatch(new RegExp(`Id, key, .+: ${settledRetentionDays} days after delivery`));
  expect(readFileSync("docs/operators/security.md", "utf8")).toMatch(
    /audit trail has each step .+ for six years/,
  );
});
