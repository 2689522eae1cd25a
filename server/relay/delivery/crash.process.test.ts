import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setUpServer } from "../../testing/test-process";
import { desk, openTestOutbox, startMailServer, until, validRequest } from "../../testing/test-relay";

jest.setTimeout(60_000);

const { site, startAndListen } = setUpServer();

test("a server that is repeatedly killed before it records a sent mail repeats a different mail each time", async () => {
  const url = `file:${join(site().directory, "var/outbox.db")}`;
  const outbox = await openTestOutbox(url, { keys: [], recipients: [desk] });
  const ids = ["1", "2", "3", "4", "5"];
  for (const id of ids) await outbox.accept({ ...validRequest, id });
  outbox.close();

  const received: string[] = [];
  let kill: (() => void) | undefined;
  const server = await startMailServer({
    async onData(stream, _, done) {
      received.push(/^Message-ID: <(.+)@/m.exec(await text(stream))?.[1] ?? "");
      // The mail server has the mail, but the sender is killed before it gets the reply.
      if (kill) kill();
      else done(null);
    },
  });
  const settings = { SMTP_URL: server.url, MAIL_TO: desk };
  for (let kills = 1; kills <= 4; kills++) {
    const { child, ended } = await startAndListen(settings);
    kill = () => child.kill("SIGKILL");
    // The mail may arrive before `kill` is set.
    if (received.length >= kills) kill();
    await ended;
    kill = () => {};
  }
  expect(received).toEqual(["1", "2", "3", "4"]);
  kill = undefined;
  const { child, ended } = await startAndListen(settings);
  await until(() => received.length === 9);
  child.kill("SIGTERM");
  await ended;
  await server.stop();
  expect(received.slice(4)).toEqual(["5", "1", "2", "3", "4"]);
});
