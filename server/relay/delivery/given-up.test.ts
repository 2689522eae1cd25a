import { desk, refusal, until } from "../../testing/test-relay";
import { setUpWorker } from "../../testing/worker";
import { createNotices } from "./notices";
import { smtpTransport } from "./transport";

jest.setTimeout(30_000);

const { outbox, accept, mailServer, addCleanup, work } = setUpWorker();
const hour = 60 * 60_000;

test("a request that is refused five times over a day is dead, stays stored and is reported once", async () => {
  let refused = 0;
  const server = await mailServer({
    onData(stream, _, done) {
      stream.resume();
      stream.on("end", () => {
        refused++;
        done(refusal(554));
      });
    },
  });
  const real = Date.now.bind(Date);
  let offset = 0;
  jest.spyOn(Date, "now").mockImplementation(() => real() + offset);
  await accept("1");
  const { worker, log } = work(server.url);
  for (const [tries, backoff] of [0, hour / 12, hour, 6 * hour, 17 * hour].entries()) {
    // A little more, because a try takes time.
    offset += backoff + 5_000;
    worker.wake();
    await until(() => refused === tries + 1);
    await until(() => log.lines.length === tries + 1);
    const [waiting, dead] = tries < 4 ? [1, 0] : [0, 1];
    await until(async () => (await outbox().queueState()).dead === dead);
    expect(await outbox().queueState()).toMatchObject({ waiting, dead });
  }
  expect(log.lines.at(-1)).toMatchObject({ level: "error", requestId: "1", code: 554 });
  offset += 24 * hour;
  expect(await outbox().claim(10)).toEqual([]);
  expect(await outbox().unreportedDead()).toEqual([{ id: "1", code: 554 }]);

  const desks = await mailServer();
  const transport = smtpTransport({ url: desks.url, tls: "optional", bounces: "site@x.example" });
  addCleanup(transport.close);
  const sendNotices = createNotices({
    outbox: outbox(),
    send: (mail, id) => transport.send(mail, [desk], id),
    addresses: { from: "site@x.example", to: desk, host: "x.example", timeZone: "America/Anchorage" },
  });
  await sendNotices();
  await sendNotices();
  expect(desks.mails).toHaveLength(1);
  expect(desks.mails[0]?.text).toContain("Request 1 was refused by the mail server, code 554.");
  expect(desks.mails[0]?.text).not.toContain("Ana");
});
