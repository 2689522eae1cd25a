import { type Client, LibsqlError, type ResultSet } from "@libsql/client";
import { groupCommits } from "./group-commit";

/** A database that answers each statement with its own text, and records the transactions. */
function setUp() {
  const transactions: string[][] = [];
  let running = 0;
  const batch = jest.fn(async (statements: string[]) => {
    running++;
    expect(running).toBe(1);
    transactions.push(statements);
    await new Promise(setImmediate);
    running--;
    return statements.map((sql) => ({ columns: [sql] }) as ResultSet);
  });
  const assertUnlocked = jest.fn(async () => {});
  const commit = groupCommits({ client: { batch } as unknown as Client, assertUnlocked });
  const write = async (...statements: string[]) =>
    (await commit(...statements)).flatMap(({ columns }) => columns);
  return { transactions, batch, assertUnlocked, write };
}

test("writes that arrive at once share a transaction, and each gets its own results", async () => {
  const { transactions, write } = setUp();
  expect(await Promise.all([write("a"), write("b", "c"), write(), write("d")])).toEqual([
    ...[["a"], ["b", "c"], [], ["d"]],
  ]);
  expect(transactions).toEqual([["a", "b", "c", "d"]]);
});

test("writes that arrive during a transaction share the next one", async () => {
  const { transactions, write, batch } = setUp();
  const first = write("a");
  while (batch.mock.calls.length === 0) await new Promise(setImmediate);
  await Promise.all([first, write("b"), write("c")]);
  expect(transactions).toEqual([["a"], ["b", "c"]]);
});

test.each([
  ["an error of the program", new TypeError("SQLITE_BUSY"), 1, false],
  ["a full disk", new LibsqlError("full", "SQLITE_FULL"), 1, false],
  ["a lock", new LibsqlError("locked", "SQLITE_BUSY"), 2, true],
])("after %s, only a lock is waited for", async (_, error, tries, isWritten) => {
  const { assertUnlocked, write } = setUp();
  assertUnlocked.mockRejectedValueOnce(error);
  const [one, other] = await Promise.allSettled([write("a"), write("b")]);
  expect(one).toEqual(
    isWritten ? { status: "fulfilled", value: ["a"] } : { status: "rejected", reason: error },
  );
  expect(other.status).toBe(one.status);
  expect(assertUnlocked).toHaveBeenCalledTimes(tries);
  expect(await write("c")).toEqual(["c"]);
});
