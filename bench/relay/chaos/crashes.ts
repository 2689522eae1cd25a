import { randomUUID } from "node:crypto";
import { createClient } from "@libsql/client";
import { form, makeFolder, openMailbox, sendForm, sleep, startServer, until } from "../bench-server";

/**
 * Kills the server at random moments under load. Every acknowledged request must be delivered. A mail may be delivered twice,
 * at most once per kill, and both copies must have the same Message-ID.
 */
export async function crashes(kills: number) {
  const mailbox = await openMailbox();
  const { folder, remove } = makeFolder();
  const acknowledged = new Set<string>();
  let sent = 0;
  let port = 0;
  let isOver = false;

  async function visit(): Promise<void> {
    while (!isOver) {
      const number = ++sent;
      const { success } = await sendForm(port, form(number), randomUUID());
      if (success) acknowledged.add(`Ana ${number}`);
      await sleep(10);
    }
  }

  const settings = { SMTP_URL: mailbox.url };
  let server = await startServer(folder, settings);
  port = server.port;
  const visitors = Array.from({ length: 4 }, visit);
  let done = 0;
  let wasInterrupted = false;
  // Ctrl-C stops the killing and still prints the results so far.
  process.once("SIGINT", () => {
    wasInterrupted = true;
  });
  while (done < kills && !wasInterrupted) {
    await sleep(20 + Math.random() * 400);
    await server.kill("SIGKILL");
    server = await startServer(folder, settings, port);
    done++;
  }
  isOver = true;
  await Promise.all(visitors);
  const outbox = createClient({ url: `file:${folder}/var/outbox.db`, concurrency: 1, timeout: 5_000 });
  const countWaiting = async () =>
    Number((await outbox.execute("SELECT COUNT(*) FROM requests WHERE settled_at IS NULL")).rows[0]?.[0]);
  const waiting = await countWaiting();
  const start = performance.now();
  await until("all are delivered", async () => (await countWaiting()) === 0, 600).catch(() => {});
  const left = await countWaiting();
  const seconds = (performance.now() - start) / 1_000;
  outbox.close();
  await server.kill("SIGTERM");
  const names = mailbox.names();
  const ids = new Set(mailbox.ids());
  await mailbox.close();
  remove();
  const lost = [...acknowledged].filter((name) => !names.has(name)).length;
  const repeats = mailbox.mails.length - ids.size;
  // Each request has one Message-ID, so more ids than names means that a repeat had a different id.
  const renamed = ids.size - names.size;
  return [
    {
      failure: `${done} kills at random under load`,
      sent,
      acknowledged: acknowledged.size,
      "waiting after the last kill": waiting,
      "delivered in (s)": Number(seconds.toFixed(1)),
      "left in the outbox": left,
      lost,
      repeats,
      "repeats under another id": renamed,
      passed: lost === 0 && left === 0 && repeats <= done && renamed === 0,
    },
  ];
}
