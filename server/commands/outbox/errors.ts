/** Says why a command could not be done, and what to do about it. */
export class CommandError extends Error {}

/** Says that the command itself makes no sense. */
export class UsageError extends CommandError {
  constructor(message: string) {
    super(`${message}\nFor all commands: npm run outbox -- --help`);
  }
}
