import { keyText } from "./testing/outbox-command";
import { describeWithPostgres, setUpPostgres } from "./testing/postgres";
import { sendForm, setUpServer } from "./testing/test-process";
import { startMailServer, until } from "./testing/test-relay";

jest.setTimeout(120_000);

describeWithPostgres("servers of a group", () => {
  const { server: database } = setUpPostgres();
  const { startAndListen } = setUpServer();

  let stopMails = async () => {};
  afterEach(() => stopMails());

  /** Another address each time, because each form counts toward the rate limit. */
  let count = 0;
  const nextAddress = () => `10.0.${++count % 256}.1`;
  const send = async (port: number, name: string) => {
    const headers = { "Idempotency-Key": name, "X-Forwarded-For": nextAddress() };
    return (await sendForm(port, { name }, headers)).status;
  };
  const health = (port: number) => fetch(`http://localhost:${port}/healthz`).then(({ status }) => status);
  const page = (port: number) => fetch(`http://localhost:${port}/`).then(({ status }) => status);

  test("answer 503 while the database is away, keep serving pages, and recover by themselves", async () => {
    const received = await startMailServer();
    stopMails = received.stop;
    const environment = {
      ...{ OUTBOX_URL: database().url("relay"), OUTBOX_KEYS: keyText(), TRUST_PROXY: "1" },
      ...{ SMTP_URL: received.url, MAIL_TO: "desk@clinic.example" },
    };
    const [one, other] = await Promise.all([startAndListen(environment), startAndListen(environment)]);
    expect(await send(one.port, "Ana")).toBe(200);
    expect(await send(other.port, "Ana")).toBe(200);
    await until(() => received.mails.length === 1);
    await database().stop("immediate");
    expect([await send(one.port, "Bo"), await page(one.port)]).toEqual([503, 200]);
    await until(async () => (await health(other.port)) === 503);
    // A server that starts now has pages, and no forms yet.
    const third = await startAndListen(environment);
    expect([await send(third.port, "Bo"), await page(third.port)]).toEqual([503, 200]);
    await database().start();
    for (const { port } of [third, one]) await until(async () => (await send(port, "Bo")) === 200);
    // A server that has refused a form is healthy once it has saved one, or after the next minute's check.
    expect(await send(one.port, "Cy")).toBe(200);
    for (const { port } of [one, other]) await until(async () => (await health(port)) === 200);
    await until(() => received.mails.length === 3);
    for (const { child } of [one, other, third]) child.kill("SIGTERM");
    for (const { ended } of [one, other, third]) expect(await ended).toMatchObject({ code: 0, errors: "" });
    const names = received.mails.map(({ text = "" }) => /^Name: (.*)$/m.exec(text)?.[1]);
    expect(names.sort()).toEqual(["Ana", "Bo", "Cy"]);
  });
});
