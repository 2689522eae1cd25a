import { text } from "node:stream/consumers";
import { until } from "../../testing/test-relay";
import { setUpWorker } from "../../testing/worker";

jest.setTimeout(30_000);

const { accept, isEmpty, mailServer, work } = setUpWorker();

test.each([
  ["back a little", -2_000],
  ["back by a day", -24 * 60 * 60_000],
  ["forward by a day, as after a machine's sleep", 24 * 60 * 60_000],
])("setting the clock %s while a mail is being sent does not send it twice", async (_, change) => {
  const received: string[] = [];
  const now = Date.now.bind(Date);
  const server = await mailServer({
    async onData(stream, _, done) {
      received.push(/^Message-ID: <(.+)@/m.exec(await text(stream))?.[1] ?? "");
      if (received.length === 1) jest.spyOn(Date, "now").mockImplementation(() => now() + change);
      done(null);
    },
  });
  for (const id of ["1", "2", "3"]) await accept(id);
  work(server.url);
  await until(isEmpty);
  expect(received).toEqual(["1", "2", "3"]);
});
