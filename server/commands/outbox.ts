import { ConfigError } from "../config";
import { withCredentials } from "../credentials";
import { runOutboxCommand } from "./outbox/run";

const printError = (text: string) => void process.stderr.write(`${text}\n`);

/** The command `npm run outbox`, for the server's operator. Sets the exit code. */
async function main(): Promise<void> {
  process.exitCode = await runOutboxCommand(process.argv.slice(2), {
    environment: withCredentials(process.env),
    print: (text) => void process.stdout.write(`${text}\n`),
    printError,
  });
}

main().catch((error) => {
  if (!(error instanceof ConfigError)) throw error;
  printError(error.message);
  process.exitCode = 1;
});
