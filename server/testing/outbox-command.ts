import { spawn } from "node:child_process";
import { once } from "node:events";
import { userInfo } from "node:os";
import { text } from "node:stream/consumers";
import { runOutboxCommand } from "../commands/outbox/run";
import type { AcceptedRequest, Outbox } from "../relay/outbox/outbox";
import { type CompiledServer, compileForTests } from "./test-process";
import { archive, desk, firstKey, makeFolder, openTestOutbox, validRequest } from "./test-relay";

export const waitingId = "1b21aaaa-0000-4000-8000-000000000001";
export const deadId = "1b21bbbb-0000-4000-8000-000000000002";
const settledId = "2c32cccc-0000-4000-8000-000000000003";
const both = [desk, archive];

/** The user that the audit trail names. */
export const who = process.env.SUDO_USER || userInfo().username;

/** A key as it is written in OUTBOX_KEYS. */
export const keyText = ({ id, bytes } = firstKey) => `${id}:${bytes.toString("base64")}`;

/** Gives each test of the calling file a new outbox, and runs the compiled command `outbox` on it. */
export function setUpOutboxCommand() {
  let folder: Awaited<ReturnType<typeof makeFolder>>;
  let outbox: Outbox;
  let server: CompiledServer;
  beforeAll(async () => {
    server = await compileForTests();
  });
  afterAll(() => server.remove());
  beforeEach(async () => {
    folder = await makeFolder();
    outbox = await openTestOutbox(folder.outboxUrl, { recipients: both });
  });
  afterEach(async () => {
    outbox.close();
    await folder.remove();
  });

  /** Runs the compiled command in a separate process. */
  async function run(args: string[], environment: Record<string, string> = {}) {
    const child = spawn(process.execPath, [server.start, "outbox", ...args], {
      cwd: folder.path,
      env: { PATH: process.env.PATH, OUTBOX_URL: folder.outboxUrl, OUTBOX_KEYS: keyText(), ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const [[code], output, errors] = await Promise.all([
      once(child, "exit"),
      text(child.stdout),
      text(child.stderr),
    ]);
    return { code, output, errors };
  }

  const accept = (request: Partial<AcceptedRequest>) => outbox.accept({ ...validRequest, ...request });

  /** Adds a request that is waiting although desk@ has it, a dead one and a settled one. */
  async function fill() {
    await accept({ id: settledId, receivedAt: new Date(Date.now() - 3_000), name: "Cy" });
    await outbox.claim(1);
    await outbox.settle(
      settledId,
      both.map((recipient) => ({ recipient, outcome: "delivered" })),
    );
    await accept({ id: deadId, receivedAt: new Date(Date.now() - 2_000), name: "Bo" });
    await outbox.claim(1);
    await outbox.settle(
      deadId,
      both.map((recipient) => ({ recipient, outcome: "dead", code: 554 })),
    );
    await accept({ id: waitingId, receivedAt: new Date(Date.now() - 1_000) });
    await outbox.claim(1);
    await outbox.settle(waitingId, [
      { recipient: desk, outcome: "delivered" },
      { recipient: archive, outcome: "postponed", code: 450, dueAt: Date.now() + 60_000 },
    ]);
  }

  /** @returns the lines of the whole audit trail without their times */
  const audit = async () =>
    (await run(["audit"])).output
      .trim()
      .split("\n")
      .map((line) => line.split(/\s+/).slice(1).join(" "));

  return { outbox: () => outbox, folder: () => folder, run, accept, fill, audit };
}

/** Runs `npm run outbox` in this process, for the site of the tests. @returns what it prints, errors too */
export async function runOutbox(args: readonly string[], environment: NodeJS.ProcessEnv) {
  const lines: string[] = [];
  const print = (text: string) => void lines.push(text);
  const usual = { OUTBOX_KEYS: keyText(), SITE_URL: "https://clinic.example" };
  const code = await runOutboxCommand(args, {
    environment: { ...usual, ...environment },
    ...{ print, printError: print },
  });
  return { code, output: lines.join("\n") };
}
