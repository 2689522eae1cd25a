import { userInfo } from "node:os";
import { runOutboxCommand } from "../commands/outbox/run";
import { firstKey } from "./test-relay";

/** The user that the audit trail names. */
export const who = process.env.SUDO_USER || userInfo().username;

/** A key as it is written in OUTBOX_KEYS. */
export const keyText = ({ id, bytes } = firstKey) => `${id}:${bytes.toString("base64")}`;

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
