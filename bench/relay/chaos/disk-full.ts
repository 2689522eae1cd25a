import { execFileSync } from "node:child_process";
import { statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { form, makeFolder, openMailbox, sendForm, startServer, until } from "../bench-server";

/** Breaks the outbox's folder. @returns undoes it */
type Failure = (folder: string) => Promise<() => Promise<void>>;

/** The outbox has its own tmpfs, so only the outbox is affected (Linux only, as root). */
const failures: Record<string, Failure> = {
  "disk full": async (folder) => {
    const filler = join(folder, "filler");
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(filler, Buffer.alloc(bavail * bsize));
    return async () => writeFileSync(filler, "");
  },
  "read-only folder": async (folder) => {
    execFileSync("chattr", ["+i", folder]);
    return async () => void execFileSync("chattr", ["-i", folder]);
  },
  "locked database": async (folder) => {
    const client = createClient({ url: `file:${join(folder, "outbox.db")}`, concurrency: 1 });
    const lock = await client.transaction("write");
    return async () => {
      await lock.rollback();
      client.close();
    };
  },
};

/** While the outbox cannot write, no response may say success. Afterwards requests are accepted again. */
export async function diskFull(requests: number) {
  const rows = [];
  for (const [name, fail] of Object.entries(failures)) rows.push(await runWith(name, fail, requests));
  return rows;
}

async function runWith(failure: string, fail: Failure, requests: number) {
  const { folder, remove } = makeFolder();
  const outboxFolder = join(folder, "var");
  execFileSync("mkdir", [outboxFolder]);
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=256k", "tmpfs", outboxFolder]);
  const mailbox = await openMailbox();
  const server = await startServer(folder, { SMTP_URL: mailbox.url });
  const before = await sendForm(server.port, form("before"));
  await until("the first mail arrived", () => mailbox.mails.length === 1);

  const undo = await fail(outboxFolder);
  const during = await Promise.all(
    Array.from({ length: requests }, (_, number) => sendForm(server.port, form(number, "x".repeat(4_900)))),
  );
  await undo();
  let after = await sendForm(server.port, form("after"));
  await until("requests are accepted again", async () => {
    if (!after.success) after = await sendForm(server.port, form("after"));
    return after.success;
  }).catch(() => {});
  await until("the last mail arrived", () => mailbox.names().has("Ana after")).catch(() => {});

  await server.kill("SIGTERM");
  await mailbox.close();
  // Lazy: libsql may still have the file open.
  execFileSync("umount", ["-l", outboxFolder]);
  remove();
  const acknowledged = during.filter(({ success }) => success).length;
  const rejected = during.filter(({ status }) => status === 503).length;
  const names = mailbox.names();
  const deliveredAnyway = during.filter((_, number) => names.has(`Ana ${number}`)).length;
  return {
    ...{ failure, sent: requests, "answered 503": rejected, "answered success": acknowledged },
    "delivered though rejected": deliveredAnyway,
    passed:
      before.success &&
      acknowledged === 0 &&
      rejected === requests &&
      after.success &&
      names.has("Ana after"),
  };
}
