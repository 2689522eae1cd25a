import { runOutboxCommand } from "./outbox/run";

/** The command `npm run outbox`, for who looks after the server. */
runOutboxCommand(process.argv.slice(2), {
  environment: process.env,
  say: (text) => void process.stdout.write(`${text}\n`),
  complain: (text) => void process.stderr.write(`${text}\n`),
}).then((code) => {
  process.exitCode = code;
});
