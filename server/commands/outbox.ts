import { ConfigError } from "../config";
import { withCredentials } from "../credentials";
import { runOutboxCommand } from "./outbox/run";

const complain = (text: string) => void process.stderr.write(`${text}\n`);

/** The command `npm run outbox`, for who looks after the server. */
async function main(): Promise<number> {
  return runOutboxCommand(process.argv.slice(2), {
    environment: withCredentials(process.env),
    say: (text) => void process.stdout.write(`${text}\n`),
    complain,
  });
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    if (!(error instanceof ConfigError)) throw error;
    complain(error.message);
    process.exitCode = 1;
  },
);
