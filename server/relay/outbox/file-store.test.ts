import { type Client, LibsqlError } from "@libsql/client";
import sql, { raw } from "sql-template-tag";
import { fileStore } from "./file-store";

/** A database that answers each statement with its own text, and records the transactions. */
function setUp() {
  const transactions: string[][] = [];
  const execute = jest.fn(async (statement: { sql: string }) => {
    await new Promise(setImmediate);
    transactions.at(-1)?.push(statement.sql);
    return { columns: ["text"], rows: [[statement.sql]] };
  });
  const transaction = jest.fn(async () => {
    transactions.push([]);
    return { execute, commit: async () => {}, close() {} };
  });
  const read = jest.fn(async () => ({ columns: ["done"], rows: [[transactions.at(-1)?.length ?? 0]] }));
  const assertUnlocked = jest.fn(async () => {});
  const client = { transaction, execute: read } as unknown as Client;
  const store = fileStore({ client, assertUnlocked });
  const write = (...statements: string[]) =>
    store.transaction(async (run) => {
      const texts: unknown[] = [];
      for (const statement of statements) texts.push((await run(raw(statement)))[0]?.text);
      return texts;
    });
  return { transactions, transaction, assertUnlocked, write, store };
}

test("writes that arrive at once share a transaction, and each gets its own results", async () => {
  const { transactions, write } = setUp();
  expect(await Promise.all([write("a"), write("b", "c"), write(), write("d")])).toEqual([
    ...[["a"], ["b", "c"], [], ["d"]],
  ]);
  expect(transactions).toEqual([["a", "b", "c", "d"]]);
});

test("writes that arrive during a transaction share the next one, and reads wait for its end", async () => {
  const { transactions, write, transaction, store } = setUp();
  const first = write("a", "b", "c");
  while (transaction.mock.calls.length === 0) await new Promise(setImmediate);
  const read = store.read(sql`SELECT`);
  await Promise.all([first, write("d"), write("e")]);
  expect(transactions).toEqual([
    ["a", "b", "c"],
    ["d", "e"],
  ]);
  expect([3, 5]).toContain((await read)[0]?.done);
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
