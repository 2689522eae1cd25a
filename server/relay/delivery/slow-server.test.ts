import { once } from "node:events";
import { createServer, Socket } from "node:net";
import { createInterface } from "node:readline";
import { setUpTransport } from "../../testing/delivery";
import { advanceUntil, archive, desk, fakeTimers } from "../../testing/test-relay";

jest.setTimeout(20_000);

describe("slow server", () => {
  const { mailServer, send } = setUpTransport();

  /** Replaces Node's internal socket timeout, which fake timers do not control, by one that they do. */
  function fakeSocketTimeouts(): void {
    jest.spyOn(Socket.prototype, "setTimeout").mockImplementation(function (this: Socket, time) {
      const timers = socketTimers.get(this) ?? [];
      for (const timer of timers.splice(0)) clearTimeout(timer);
      if (time > 0) timers.push(setTimeout(() => this.emit("timeout"), time));
      socketTimers.set(this, timers);
      return this;
    });
  }
  const socketTimers = new WeakMap<Socket, NodeJS.Timeout[]>();

  test.each([
    [65_000, "accepted"],
    [9.5 * 60_000, "accepted"],
    [10.5 * 60_000, "temporary"],
  ])("when the reply after the mail data takes %i ms, the result is %s", async (delay, kind) => {
    fakeTimers();
    fakeSocketTimeouts();
    let answer: (() => void) | undefined;
    const server = await mailServer({
      socketTimeout: 24 * 60 * 60_000,
      onData: (stream, _, done) =>
        stream.resume().on("end", () => {
          answer = () => done(null);
        }),
    });
    let isOver = false;
    const sent = send(server.url, {}, [desk]).finally(() => {
      isOver = true;
    });
    await advanceUntil(() => answer !== undefined, 1);
    await jest.advanceTimersByTimeAsync(delay);
    expect(isOver).toBe(kind === "temporary");
    answer?.();
    expect((await sent).replies).toMatchObject([{ recipient: desk, kind }]);
  });

  test("a server that greets after 15 s gets the mail", async () => {
    fakeTimers();
    let greet: (() => void) | undefined;
    const server = await mailServer({
      onConnect(_, done) {
        greet = done;
      },
    });
    const sent = send(server.url, {}, [desk]);
    await advanceUntil(() => greet !== undefined, 1);
    await jest.advanceTimersByTimeAsync(15_000);
    greet?.();
    expect((await sent).replies).toMatchObject([{ recipient: desk, kind: "accepted" }]);
  });

  test.each([
    ["does not greet", "onConnect", 31_000],
    ["does not answer a command", "onMailFrom", 91_000],
  ])("a server that %s times out early", async (_, handler, limit) => {
    fakeTimers();
    const called = jest.fn();
    const server = await mailServer({ [handler]: called });
    const sent = send(server.url, {}, [desk]);
    await advanceUntil(() => called.mock.calls.length > 0, 1);
    await jest.advanceTimersByTimeAsync(limit);
    expect((await sent).replies).toMatchObject([{ kind: "temporary" }]);
  });
});

describe("go ahead", () => {
  const { send, addCleanup, transportTo } = setUpTransport();

  /** Starts a mail server that gives one reply to DATA, accepts all else, and takes mail after 354 only. */
  async function startServer(replyToData: string, extensions: string) {
    const commands: string[] = [];
    const mails: string[] = [];
    const server = createServer((socket) => void serve(socket)).listen(0, "127.0.0.1");
    await once(server, "listening");
    addCleanup(() => server.close());

    async function serve(socket: Socket) {
      let mail: string | undefined;
      socket.on("error", () => {}).write("220 mail.example ready\r\n");
      for await (const line of createInterface(socket)) {
        if (mail === undefined) commands.push(line);
        if (mail !== undefined && line !== ".") mail += `${line}\n`;
        else if (mail !== undefined) {
          mails.push(mail);
          mail = undefined;
          socket.write("250 taken\r\n");
        } else if (line.startsWith("EHLO")) socket.write(`250-mail.example\r\n${extensions}250 SIZE\r\n`);
        else if (line === "DATA") {
          if (replyToData.startsWith("354")) mail = "";
          socket.write(replyToData);
        } else socket.write("250 fine\r\n");
      }
    }

    const { port } = server.address() as { port: number };
    return { url: `smtp://127.0.0.1:${port}`, commands, mails };
  }

  describe.each([
    ["without pipelining", ""],
    ["with pipelining", "250-PIPELINING\r\n"],
  ])("%s", (_, extensions) => {
    test.each(["250 go on\r\n", "250-go\r\n250 on\r\n", "200 \r\n", "350 more\r\n"])(
      "%j is no go-ahead for the mail: nothing is sent, and it is a temporary failure",
      async (reply) => {
        const server = await startServer(reply, extensions);
        const { replies, isServerFine, error } = await send(server.url);
        const failed = { kind: "temporary", isPersonal: false, code: Number.parseInt(reply, 10) };
        expect(replies).toEqual([desk, archive].map((recipient) => ({ recipient, ...failed })));
        expect(isServerFine).toBe(false);
        expect(error).toMatchObject({ code: "EPROTOCOL", command: "DATA" });
        expect(server.commands.at(-1)).toBe("DATA");
      },
    );

    test.each(["354 go on\r\n", "354-go\r\n354 on\r\n", "354\r\n"])("%j is one", async (reply) => {
      const server = await startServer(reply, extensions);
      const transport = transportTo(server.url);
      for (const subject of ["First", "Second"]) {
        const mail = { from: "site@x.example", to: desk, subject, text: "DATA" };
        expect((await transport.send(mail, [desk], "id-1")).replies).toMatchObject([{ kind: "accepted" }]);
      }
      expect(server.mails).toEqual([expect.stringContaining("First"), expect.stringContaining("Second")]);
    });
  });
});
