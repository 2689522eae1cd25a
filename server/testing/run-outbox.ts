import { runOutboxCommand } from "../commands/outbox/run";
import { keyText } from "./outbox-command";

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
