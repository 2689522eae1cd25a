import { ConfigError } from "../config";
import { withCredentials } from "../credentials";
import { runOutboxCommand } from "./outbox/run";

const printError = (text: string) => void process.stderr.write(`${text}\n`);

/** The command `npm run outbox`, for the server's operator. @returns the exit code */
async function main(): Promise<number> {
  return runOutboxCommand(process.argv.slice(2), {
    environment: withCredentials(process.env),
    print: (text) => void process.stdout.write(`${text}\n`),
    printError,
  });
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    if (!(error instanceof ConfigError)) throw error;
    printError(error.message);
    process.exitCode = 1;
  },
);
