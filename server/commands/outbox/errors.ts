/** A command failed; the message says why, and what to do about it. */
export class CommandError extends Error {}

/** The command line is invalid. */
export class UsageError extends CommandError {
  constructor(message: string) {
    super(`${message}\nFor all commands: npm run outbox -- --help`);
  }
}
