import type { Log } from "../../../log";
import type { Query } from "./pool";

/** Settings of the server without which a confirmed request could be lost, with the values that are safe. */
const needed: readonly (readonly [name: string, values: readonly string[]])[] = [
  ["fsync", ["on"]],
  ["full_page_writes", ["on"]],
  ["synchronous_commit", ["on", "remote_apply", "remote_write", "local"]],
];

/**
 * Checks that a commit on this server is durable.
 * @throws with the settings that are wrong
 */
export async function checkDurability(query: Query, log: Pick<Log, "warn">): Promise<void> {
  const names = [...needed.map(([name]) => name), "synchronous_standby_names"];
  const rows = await query<{ name: string; value: string }>(
    "SELECT name, current_setting(name) AS value FROM unnest($1::text[]) AS name",
    [names],
  );
  const settingOf = (name: string) => rows.find((row) => row.name === name)?.value ?? "";
  const wrong = needed.filter(([name, values]) => !values.includes(settingOf(name)));
  if (wrong.length > 0)
    throw new Error(
      `The database could lose confirmed requests: ${wrong.map(([name]) => `${name} is ${settingOf(name)}`).join(", ")}. Set each to on.`,
    );
  if (settingOf("synchronous_standby_names") === "" || settingOf("synchronous_commit") === "local")
    log.warn(
      "The database has no synchronous standby: if its machine is lost, so are the requests that were confirmed last.",
    );
}
