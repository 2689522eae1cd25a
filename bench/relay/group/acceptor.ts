import { randomUUID } from "node:crypto";
import { openInBackground } from "../../../server/relay/outbox/opening";
import type { Outbox } from "../../../server/relay/outbox/outbox";

/** What this process is asked to do, as JSON in its last argument. */
export interface AcceptorTask {
  readonly url: string;
  readonly key: string;
  readonly seconds: number;
  readonly concurrency: number;
}

const request = {
  ...{ name: "Ana Example", phone: "907-555-0100", email: "ana@example.com", isVerified: true },
  message: "Words. ".repeat(60),
};
const unlimited = { most: 1_000_000_000, milliseconds: 600_000 };

/** Does for one form what the relay does in its outbox: limits, a look for the key, the commit. */
async function acceptOne(outbox: Outbox, number: number): Promise<void> {
  const key = randomUUID();
  await outbox.shared?.count([
    { name: `address ${number}`, ...unlimited },
    { name: `network ${number % 256}`, ...unlimited },
    { name: `network now ${number % 256}`, ...unlimited },
  ]);
  await outbox.find(key, request);
  await outbox.shared?.count([{ name: "everyone", ...unlimited }]);
  await outbox.accept({ ...request, id: randomUUID(), receivedAt: new Date() }, key);
}

/** Accepts as many forms as it can, and prints how long each took, in milliseconds. */
async function main({ url, key, seconds, concurrency }: AcceptorTask): Promise<void> {
  const silent = () => {};
  const opening = openInBackground(
    { url, keys: [{ id: "bench", bytes: Buffer.from(key, "base64") }], recipients: ["desk@clinic.example"] },
    { log: { info: silent, warn: silent, error: silent }, onDead: silent, onOpen: silent },
  );
  await opening.tried;
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  const visitor = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await acceptOne(opening.outbox, Math.floor(Math.random() * 100_000));
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, visitor));
  opening.outbox.close();
  process.stdout.write(JSON.stringify(times));
}

void main(JSON.parse(process.argv.at(-1) ?? "{}") as AcceptorTask);
