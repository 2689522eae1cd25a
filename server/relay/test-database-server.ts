import { json } from "node:stream/consumers";
import { createClient, type InValue, type ResultSet, type Transaction } from "@libsql/client";
import { startProvider } from "./test-relay";

type Value =
  | { type: "null" }
  | { type: "integer" | "text"; value: string }
  | { type: "float"; value: number };
interface Statement {
  readonly sql?: string;
  readonly sql_id?: number;
  readonly args: readonly Value[];
}
type Condition =
  | { readonly type: "ok"; readonly step: number }
  | { readonly type: "not"; readonly cond: Condition };
interface Step {
  readonly condition?: Condition;
  readonly stmt: Statement;
}
type Call =
  | { readonly type: "execute"; readonly stmt: Statement }
  | { readonly type: "batch"; readonly batch: { readonly steps: readonly Step[] } }
  | { readonly type: "store_sql"; readonly sql_id: number; readonly sql: string }
  | { readonly type: "close" };

/**
 * A stand-in for a remote libsql database: as much of its protocol (Hrana over HTTP, version 2) as its client speaks
 * for single statements and for batches, over a file.
 * @param token the only one that is let in
 */
export async function startDatabaseServer(path: string, token: string) {
  const client = createClient({ url: `file:${path}`, concurrency: 1 });
  const server = await startProvider(async (request, response) => {
    if (request.headers.authorization !== `Bearer ${token}`) return response.writeHead(401).end();
    const { requests } = (await json(request)) as { requests: Call[] };
    const texts = new Map<number, string>();
    const results = [];
    for (const call of requests) results.push(await answer(call, texts).then(succeeded, failed));
    response.setHeader("Content-Type", "application/json").end(JSON.stringify({ baton: null, results }));
  });

  async function answer(call: Call, texts: Map<number, string>) {
    if (call.type === "store_sql") texts.set(call.sql_id, call.sql);
    if (call.type === "execute") return { type: "execute", result: toResult(await run(call.stmt, texts)) };
    if (call.type === "batch") return { type: "batch", result: await runBatch(call.batch.steps, texts) };
    return { type: call.type };
  }

  function run({ sql, sql_id: id = 0, args }: Statement, texts: Map<number, string>, within?: Transaction) {
    return (within ?? client).execute({ sql: sql ?? texts.get(id) ?? "", args: args.map(fromValue) });
  }

  async function runBatch(steps: readonly Step[], texts: Map<number, string>) {
    const results: (object | null)[] = [];
    const errors: (object | null)[] = [];
    const holds = (condition: Condition): boolean =>
      condition.type === "ok" ? results[condition.step] !== null : !holds(condition.cond);
    const transaction = await client.transaction("write");
    for (const { condition, stmt } of steps) {
      const outcome =
        condition && !holds(condition) ? undefined : await runStep(stmt).then(succeeded, failed);
      results.push(outcome?.type === "ok" ? outcome.response : null);
      errors.push(outcome?.type === "error" ? outcome.error : null);
    }
    transaction.close();
    return { step_results: results, step_errors: errors };

    async function runStep(statement: Statement) {
      if (/^BEGIN/.test(statement.sql ?? "")) return toResult();
      if (statement.sql === "COMMIT") return transaction.commit().then(() => toResult());
      if (statement.sql === "ROLLBACK") return transaction.rollback().then(() => toResult());
      return toResult(await run(statement, texts, transaction));
    }
  }

  return {
    url: new URL(server.url).origin,
    async stop() {
      await server.stop();
      client.close();
    },
  };
}

const succeeded = <Response>(response: Response) => ({ type: "ok", response }) as const;
const failed = (error: Error) => ({ type: "error", error: { message: error.message } }) as const;

function fromValue(value: Value): InValue {
  if (value.type === "null") return null;
  return value.type === "integer" ? BigInt(value.value) : value.value;
}

function toResult({ columns, rows, rowsAffected }: Partial<ResultSet> = {}) {
  return {
    cols: (columns ?? []).map((name) => ({ name, decltype: null })),
    rows: (rows ?? []).map((row) => Array.from(row, toValue)),
    affected_row_count: rowsAffected ?? 0,
    last_insert_rowid: null,
  };
}

function toValue(value: unknown): Value {
  if (value === null) return { type: "null" };
  return typeof value === "number"
    ? { type: "integer", value: `${value}` }
    : { type: "text", value: `${value}` };
}
