import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { archive, desk } from "../../testing/test-relay";
import { setUpTransport } from "../../testing/transport";
import { smtpTransport } from "./transport";

jest.setTimeout(20_000);

const { send, addCleanup } = setUpTransport();

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
      expect(replies).toEqual(
        [desk, archive].map((recipient) => ({
          ...{ recipient, kind: "temporary", isPersonal: false },
          code: Number.parseInt(reply, 10),
        })),
      );
      expect(isServerFine).toBe(false);
      expect(error).toMatchObject({ code: "EPROTOCOL", command: "DATA" });
      expect(server.commands.at(-1)).toBe("DATA");
    },
  );

  test.each(["354 go on\r\n", "354-go\r\n354 on\r\n", "354\r\n"])("%j is one", async (reply) => {
    const server = await startServer(reply, extensions);
    const transport = smtpTransport({ url: server.url, tls: "optional", bounces: "bounces@x.example" });
    addCleanup(transport.close);
    for (const subject of ["First", "Second"]) {
      const mail = { from: "site@x.example", to: desk, subject, text: "DATA" };
      expect((await transport.send(mail, [desk], "id-1")).replies).toMatchObject([{ kind: "accepted" }]);
    }
    expect(server.mails).toEqual([expect.stringContaining("First"), expect.stringContaining("Second")]);
  });
});
