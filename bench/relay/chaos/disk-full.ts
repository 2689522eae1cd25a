import { execFileSync } from "node:child_process";
import { statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { form, makeFolder, sendForm, startServer, until } from "../bench-server";
import { openMailbox } from "../mailbox";

/** What is done to the outbox's place, and how it is undone. */
type Failure = (place: string) => Promise<() => Promise<void>>;

/** In a file system of its own, in memory, so that only the outbox suffers (Linux, as root). */
const failures: Record<string, Failure> = {
  "disk full": async (place) => {
    const filler = join(place, "filler");
    const { bavail, bsize } = statfsSync(place);
    writeFileSync(filler, Buffer.alloc(bavail * bsize));
    return async () => writeFileSync(filler, "");
  },
  "read-only folder": async (place) => {
    execFileSync("chattr", ["+i", place]);
    return async () => void execFileSync("chattr", ["-i", place]);
  },
  "locked database": async (place) => {
    const client = createClient({ url: `file:${join(place, "outbox.db")}`, concurrency: 1 });
    const lock = await client.transaction("write");
    return async () => {
      await lock.rollback();
      client.close();
    };
  },
};

/** While the outbox cannot write, no request may be answered with success; afterwards all are taken again. */
export async function diskFull(requests: number) {
  const rows = [];
  for (const [failure, befall] of Object.entries(failures))
    rows.push(await suffer(failure, befall, requests));
  return rows;
}

async function suffer(failure: string, befall: Failure, requests: number) {
  const { folder, remove } = makeFolder();
  const place = join(folder, "var");
  execFileSync("mkdir", [place]);
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=256k", "tmpfs", place]);
  const mailbox = await openMailbox();
  const server = await startServer(folder, { SMTP_URL: mailbox.url });
  const before = await sendForm(server.port, form("before"));
  await until("the first mail arrived", () => mailbox.mails.length === 1);

  const undo = await befall(place);
  const during = await Promise.all(
    Array.from({ length: requests }, (_, number) => sendForm(server.port, form(number, "x".repeat(4_900)))),
  );
  await undo();
  let after = await sendForm(server.port, form("after"));
  await until("requests are taken again", async () => {
    if (!after.success) after = await sendForm(server.port, form("after"));
    return after.success;
  }).catch(() => {});
  await until("the last mail arrived", () => mailbox.names().has("Ana after")).catch(() => {});

  await server.kill("SIGTERM");
  await mailbox.close();
  // At once for us, and for the kernel once libsql lets go of the file.
  execFileSync("umount", ["-l", place]);
  remove();
  const acknowledged = during.filter(({ success }) => success).length;
  const refused = during.filter(({ status }) => status === 503).length;
  const names = mailbox.names();
  const unasked = during.filter((_, number) => names.has(`Ana ${number}`)).length;
  return {
    ...{ failure, sent: requests, "answered 503": refused, "answered success": acknowledged },
    "delivered though refused": unasked,
    passed:
      before.success && acknowledged === 0 && refused === requests && after.success && names.has("Ana after"),
  };
}
