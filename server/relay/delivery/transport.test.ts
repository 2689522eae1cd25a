import { chmod, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SMTPServerOptions } from "smtp-server";
import { setUpTransport } from "../../testing/delivery";
import { archive, desk, refusal, setUpFolder, startMailServer } from "../../testing/test-relay";
import { fileTransport } from "./transport";

jest.setTimeout(20_000);

describe("transport", () => {
  const { mailServer, send, transportTo } = setUpTransport();

  test("sends only to the recipients that are due, in one transaction, with the bounce address as sender", async () => {
    const onMailFrom = jest.fn((_: { address: string }, __: unknown, done: () => void) => done());
    const server = await mailServer({ onMailFrom });
    const { replies, isServerFine } = await send(server.url, {}, [archive]);
    expect(replies).toEqual([{ recipient: archive, kind: "accepted", code: 250, isPersonal: false }]);
    expect(isServerFine).toBe(true);
    expect(onMailFrom.mock.calls.map(([{ address }]) => address)).toEqual(["bounces@x.example"]);
    expect(server.recipients).toEqual([[archive]]);
    expect(server.mails[0]).toMatchObject({
      from: { address: "site@x.example" },
      to: [{ address: desk }, { address: archive }],
    });
  });

  const personal = (recipient: string, kind: string, code: number) => ({
    ...{ recipient, kind, code, isPersonal: true },
  });
  const accepted = { recipient: archive, kind: "accepted", code: 250, isPersonal: false };
  const refuseDesk = (code: number): SMTPServerOptions => ({
    onRcptTo: ({ address }, _, done) => done(address === desk ? refusal(code) : null),
  });
  const refuseSender = (code: number): SMTPServerOptions => ({
    onMailFrom: (_, __, done) => done(refusal(code)),
  });
  const refuseData = (code: number): SMTPServerOptions => ({
    onData: (stream, _, done) => stream.resume().on("end", () => done(refusal(code))),
  });
  const both = (kind: string, code: number) =>
    [desk, archive].map((recipient) => ({ recipient, kind, code, isPersonal: false }));

  test.each<[string, SMTPServerOptions, object[], boolean]>([
    ["one recipient temporarily", refuseDesk(450), [personal(desk, "temporary", 450), accepted], true],
    ["one recipient permanently", refuseDesk(550), [personal(desk, "permanent", 550), accepted], true],
    [
      "all recipients, with different codes",
      { onRcptTo: ({ address }, _, done) => done(refusal(address === desk ? 550 : 451)) },
      [personal(desk, "permanent", 550), personal(archive, "temporary", 451)],
      true,
    ],
    ["the data permanently", refuseData(554), both("permanent", 554), true],
    ["the data temporarily", refuseData(451), both("temporary", 451), true],
    ["the data with 421 and hangs up", refuseData(421), both("temporary", 421), false],
    ["the sender permanently", refuseSender(550), both("permanent", 550), false],
    ["the sender temporarily", refuseSender(451), both("temporary", 451), false],
    ["the connection", { onConnect: (_, done) => done(refusal(554)) }, both("temporary", 554), false],
  ])("returns the replies of a server that refuses %s", async (_, options, replies, isServerFine) => {
    const server = await mailServer(options);
    expect(await send(server.url)).toMatchObject({ replies, isServerFine });
  });

  test("an unreachable server is a temporary failure", async () => {
    const server = await startMailServer();
    await server.stop();
    const { replies, isServerFine } = await send(server.url);
    expect(replies).toMatchObject([{ kind: "temporary" }, { kind: "temporary" }]);
    expect(isServerFine).toBe(false);
  });

  test.each<[string, (verdict: (session: { id: string }) => Error | null) => SMTPServerOptions]>([
    ["sender", (verdict) => ({ onMailFrom: (_, session, done) => done(verdict(session)) })],
    ["recipients", (verdict) => ({ onRcptTo: (_, session, done) => done(verdict(session)) })],
    [
      "mail",
      (verdict) => ({
        onData: (data, session, done) => data.resume().on("end", () => done(verdict(session))),
      }),
    ],
  ])("a server that refuses the %s for a session gets the next mail in a new one", async (_, judgeBy) => {
    const sessions = new Set<string>();
    const server = await mailServer(judgeBy(({ id }) => (sessions.add(id).size === 1 ? refusal(450) : null)));
    const transport = transportTo(server.url);
    for (const kind of ["temporary", "accepted", "accepted"]) {
      const { replies } = await transport.send({ from: desk, to: desk, text: "Hi" }, [desk], "id-1");
      expect(replies).toMatchObject([{ kind }]);
    }
    expect(sessions.size).toBe(2);
  });

  test("asks for delivery status notifications with the request's id if the server supports them", async () => {
    const parameters: object[] = [];
    const options: SMTPServerOptions = {
      onRcptTo: ({ args }, session, done) => {
        parameters.push({ ...(session.envelope.mailFrom || undefined)?.args, ...args });
        done();
      },
    };
    await send((await mailServer({ ...options, hideDSN: false })).url, {}, [desk]);
    expect(parameters).toEqual([
      expect.objectContaining({ RET: "HDRS", ENVID: "id-1", NOTIFY: "FAILURE,DELAY" }),
    ]);
    parameters.length = 0;
    await send((await mailServer(options)).url, {}, [desk]);
    expect(parameters).toEqual([{}]);
  });
});

describe("file transport", () => {
  const mail = {
    from: "site@clinic.example",
    to: "desk@clinic.example",
    messageId: "<7f9c@clinic.example>",
    date: new Date("2026-11-20T18:05:09.123Z"),
    text: "Hello",
  };
  const file = "2026-11-20T18-05-09.123Z-7f9c.eml";

  const folder = setUpFolder();
  let mails: string;
  beforeEach(() => {
    mails = join(folder.path, "var/mail");
  });

  const send = () => fileTransport(mails).send(mail, ["desk@clinic.example"], "7f9c");

  test("writes a mail that only its owner can read, named by time and id", async () => {
    await send();
    expect(await readdir(mails)).toEqual([file]);
    expect(await readFile(join(mails, file), "utf8")).toContain("Message-ID: <7f9c@clinic.example>\r\n");
    expect((await stat(join(mails, file))).mode & 0o777).toBe(0o600);
    expect((await stat(mails)).mode & 0o777).toBe(0o700);
  });

  test("restricts the mode of an existing folder", async () => {
    await mkdir(mails, { recursive: true });
    await chmod(mails, 0o755);
    await send();
    expect((await stat(mails)).mode & 0o777).toBe(0o700);
  });

  test("writing a mail again, for example after a crash, leaves one file", async () => {
    await mkdir(mails, { recursive: true });
    await writeFile(join(mails, `.${file}.tmp`), "half of a mail");
    await send();
    await send();
    expect(await readdir(mails)).toEqual([file]);
  });

  test("leaves no files behind when it fails", async () => {
    await mkdir(join(folder.path, "var"));
    await writeFile(mails, "a file where the folder should be");
    await expect(send()).rejects.toThrow(/EEXIST|ENOTDIR/);
    expect(await readdir(join(folder.path, "var"))).toEqual(["mail"]);
  });
});
