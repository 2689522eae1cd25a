import { Hono } from "hono";
import { deliverAsMail } from "../../../server/relay/delivery/deliver";
import { smtpTransport } from "../../../server/relay/delivery/transport";
import { startWorker } from "../../../server/relay/delivery/worker";
import { captchaCheck } from "../../../server/relay/http/captcha";
import { relay } from "../../../server/relay/http/relay";
import { openInBackground } from "../../../server/relay/outbox/opening";
import { relayPath } from "../../../src/shared/request/relay-contract";
import { makeFolder, openMailbox, untilDone } from "../bench-server";

const silent = { info() {}, warn() {}, error() {} };
const siteUrl = "https://clinic.example";
const unlimited = { ofSender: () => undefined, ofEveryone: () => undefined };
const addresses = {
  ...{ from: "site@clinic.example", to: "desk@clinic.example" },
  ...{ host: "clinic.example", timeZone: "America/Anchorage" },
};

const pieces = [
  ...["\r\n", ..."\n\r\0\u2028\u2029\u0085\u202e\u200d\ufeff", "\ud800", "\udfff"],
  ...["Bcc: evil@x.example", "To: evil@x.example", "<evil@x.example>", "evil@x.example,"],
  ...[";", '"', "\\", "=?utf-8?Q?=0D=0ABcc:_evil=40x.example?=", "%0d%0a", "\\r\\n"],
  ...["Ana", "é", "李", "🧸", "'; DROP TABLE requests; --", "<script>", "{{7*7}}", "$" + "{x}"],
  ...["../../etc/passwd", "907-555-0100", "ana@example.com", "Appointment Request\nPreferred Date: "],
  ...["x".repeat(300), " ", "\t", "."],
];
const oddities: unknown[] = [null, true, 7, -0, 1e300, [], ["a"], {}, { toString: "x" }, undefined];

/** A seeded random number generator (mulberry32), which makes runs repeatable. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Sends hostile bodies and names to the relay, with a real outbox, a real mail server and no rate limits. Every request must
 * get a response, and no mail may gain a header or a recipient.
 */
export async function fuzz(count: number) {
  const random = randomFrom(20261121);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const text = () => Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(pieces)).join("");
  const value = (good: string) => (random() < 0.5 ? good : random() < 0.1 ? pick(oddities) : good + text());
  const body = () => {
    const form = {
      ...{ name: random() < 0.7 ? text() : value("Ana"), phone: value("907-555-0100") },
      ...{ email: value("ana@example.com"), message: value("Hello"), [text()]: text() },
    };
    const json = JSON.stringify(form);
    if (random() < 0.1) return json.slice(0, Math.floor(random() * json.length));
    return random() < 0.02 ? text() : json;
  };

  const mailbox = await openMailbox();
  const { folder, remove } = makeFolder();
  const settings = { url: `file:${folder}/outbox.db`, keys: [], recipients: [addresses.to] };
  const { outbox, tried } = openInBackground(settings, { log: silent, onDead() {}, onOpen() {} });
  await tried;
  const transport = smtpTransport({ url: mailbox.url, tls: "optional", bounces: addresses.from });
  const worker = startWorker({ outbox, deliver: deliverAsMail(transport, addresses), log: silent });
  const app = new Hono().route(
    relayPath,
    relay({
      ...{ outbox, checkCaptcha: captchaCheck(undefined, siteUrl, silent), limits: unlimited },
      ...{ surroundings: { siteUrl, proxies: 0 }, phone: "(907) 555-0142" },
      ...{ onAccepted: worker.wake, log: silent },
    }),
  );

  const statuses = new Map<number, number>();
  let sent = 0;
  // In parallel, because concurrent requests share a commit.
  async function send(): Promise<void> {
    while (sent < count) {
      sent++;
      const headers = { "Content-Type": "application/json" };
      const { status } = await app.request(relayPath, { method: "POST", headers, body: body() });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }
  await Promise.all(Array.from({ length: 100 }, send));
  await untilDone(async () => (await outbox.queueState()).waiting);
  await worker.stop();
  transport.close();
  outbox.close();
  await mailbox.close();
  remove();

  const headerNames = new Set(mailbox.mails.flatMap(({ headers }) => headers.map(({ key }) => key)));
  const expected = "content-type,date,from,message-id,mime-version,reply-to,subject,to";
  const isPlain = mailbox.mails.every(
    ({ headers, to, replyTo }) =>
      // There is no Reply-To if the local part of the visitor's email address is not ASCII.
      headers.length === (replyTo ? 8 : 7) &&
      (replyTo?.length ?? 1) === 1 &&
      to?.map(({ address }) => address).join() === addresses.to,
  );
  const accepted = statuses.get(200) ?? 0;
  return [
    {
      ...{
        failure: "hostile bodies and names",
        sent: count,
        accepted,
        "rejected (400)": statuses.get(400) ?? 0,
      },
      "other responses": count - accepted - (statuses.get(400) ?? 0),
      mails: mailbox.mails.length,
      recipients: [...mailbox.recipients()].join(),
      passed:
        isPlain &&
        [...headerNames].sort().join() === expected &&
        mailbox.mails.length === accepted &&
        accepted + (statuses.get(400) ?? 0) === count &&
        [...mailbox.recipients()].join() === addresses.to,
    },
  ];
}
