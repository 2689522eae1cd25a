/** @jest-environment node */
import { join } from "node:path";
import { setUpServer } from "../../testing/test-process";
import { desk, openTestOutbox, startMailServer, until, validRequest } from "../../testing/test-relay";

jest.setTimeout(60_000);

const { site, startAndListen } = setUpServer();

test("a server that is killed again and again between a mail and its mark repeats another mail each time", async () => {
  const url = `file:${join(site().directory, "var/outbox.db")}`;
  const outbox = await openTestOutbox(url, { keys: [], recipients: [desk] });
  const ids = ["1", "2", "3", "4", "5"];
  for (const id of ids) await outbox.accept({ ...validRequest, id });
  outbox.close();

  const taken: string[] = [];
  let kill: (() => void) | undefined;
  const server = await startMailServer({
    onData(stream, _, done) {
      let source = "";
      stream.setEncoding("utf8").on("data", (chunk: string) => {
        source += chunk;
      });
      stream.on("end", () => {
        taken.push(/^Message-ID: <(.+)@/m.exec(source)?.[1] ?? "");
        // The mail is taken, but who sent it does not live to hear that.
        if (kill) kill();
        else done(null);
      });
    },
  });
  const settings = { SMTP_URL: server.url, MAIL_TO: desk };
  for (let kills = 1; kills <= 4; kills++) {
    const { child, ended } = await startAndListen(settings);
    kill = () => child.kill("SIGKILL");
    // It may be at it before this is known.
    if (taken.length >= kills) kill();
    await ended;
    kill = () => {};
  }
  expect(taken).toEqual(["1", "2", "3", "4"]);
  kill = undefined;
  const { child, ended } = await startAndListen(settings);
  await until(() => taken.length === 9);
  child.kill("SIGTERM");
  await ended;
  await server.stop();
  expect(taken.slice(4)).toEqual(["5", "1", "2", "3", "4"]);
});
