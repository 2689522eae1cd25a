import { describeWithPostgres, setUpPostgres } from "../../../testing/postgres";
import { freePort } from "../../../testing/test-process";
import { connectToPrimary, NoPrimaryError } from "./connect";
import { parsePostgresUrl } from "./connection-url";

jest.setTimeout(60_000);

/** @returns why no connection can be made */
async function failure(url: string): Promise<Error> {
  const target = parsePostgresUrl(url);
  if (!target) throw new Error("The URL is not valid.");
  return connectToPrimary(target).then(
    () => new Error("It could connect."),
    (error) => error,
  );
}

test("says of each host why it cannot be used, and not the password", async () => {
  const ports = [await freePort(), await freePort()];
  const error = await failure(`postgres://relay:hunter2@localhost:${ports[0]},127.0.0.1:${ports[1]}/relay`);
  expect(error).toBeInstanceOf(NoPrimaryError);
  expect(error.message).toMatch(
    /^No host of OUTBOX_URL can be reached and accepts writes\. localhost: connect ECONNREFUSED .+; 127\.0\.0\.1: connect ECONNREFUSED \S+$/,
  );
  expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain("hunter2");
});

describeWithPostgres("a connection to PostgreSQL", () => {
  const { server, owner } = setUpPostgres();
  afterEach(() => owner().query("ALTER ROLE relay RESET ALL"));

  test("does not depend on the settings of the database and the role", async () => {
    await owner().query("ALTER ROLE relay SET default_transaction_isolation = serializable");
    await owner().query("ALTER ROLE relay SET search_path = ''");
    const target = parsePostgresUrl(server().url("relay"));
    if (!target) throw new Error("The URL is not valid.");
    const client = await connectToPrimary(target);
    const { rows } = await client.query("SHOW default_transaction_isolation");
    expect(rows).toEqual([{ default_transaction_isolation: "read committed" }]);
    await client.end();
  });

  test.each([
    ["a database that does not exist", () => server().url("relay", "nowhere"), /"nowhere" does not exist/],
    ["a role that does not exist", () => server().url("nobody"), /role "nobody" does not exist/],
  ])("names %s", async (_, url, message) => expect((await failure(url())).message).toMatch(message));
});
