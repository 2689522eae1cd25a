import { parseArgs } from "node:util";
import { printAudit } from "./audit";
import { CommandError, UsageError } from "./errors";
import { exportRequests } from "./export";
import { help } from "./help";
import { listRequests } from "./list";
import { type OperatorOutbox, openForOperator } from "./operator-outbox";
import { removeRequest } from "./remove";
import { replayRequest } from "./replay";
import { showRequest } from "./show";

/** The environment of a command. */
export interface CommandContext {
  readonly environment: NodeJS.ProcessEnv;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

interface Options {
  readonly all?: boolean | undefined;
  readonly yes?: boolean | undefined;
  readonly to?: string | undefined;
}

type Command = (
  outbox: OperatorOutbox,
  context: CommandContext,
  id: string,
  options: Options,
) => Promise<void>;

const commands: Readonly<
  Record<
    string,
    {
      readonly id: "none" | "required" | "optional";
      readonly takes?: keyof Options;
      readonly run: Command;
    }
  >
> = {
  list: {
    id: "none",
    takes: "all",
    run: (outbox, { print }, _, { all = false }) => listRequests(outbox, print, all),
  },
  show: { id: "required", run: (outbox, { print }, id) => showRequest(outbox, print, id) },
  replay: { id: "required", run: (outbox, { print }, id) => replayRequest(outbox, print, id) },
  remove: {
    id: "required",
    takes: "yes",
    run: (outbox, { print }, id, { yes = false }) => removeRequest(outbox, print, id, yes),
  },
  export: {
    id: "none",
    takes: "to",
    run: (outbox, { print }, _, { to }) => exportRequests(outbox, print, to),
  },
  audit: { id: "optional", run: (outbox, { print }, id) => printAudit(outbox, print, id) },
};

/**
 * Runs one command on the outbox, whether or not the server is running.
 * @returns the exit code: 0, 1 when it failed, 2 when the command line is invalid
 */
export async function runOutboxCommand(args: readonly string[], context: CommandContext): Promise<number> {
  try {
    const { run, id, options } = parseCommand(args) ?? {};
    if (!run) {
      context.print(help);
      return 0;
    }
    const outbox = await openForOperator(context.environment);
    try {
      await run(outbox, context, id ?? "", options ?? {});
    } finally {
      outbox.close();
    }
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    context.printError(error.message);
    return error instanceof UsageError ? 2 : 1;
  }
}

/** Parses and validates the command line. @returns undefined for help @throws UsageError */
function parseCommand(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const [name, id, ...more] = positionals;
  if (values.help || name === "help") return undefined;
  if (name === undefined)
    throw new UsageError("Which command? One of list, show, replay, remove, export, audit.");
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new UsageError(`There is no command "${name}". One of list, show, replay, remove, export, audit.`);
  // Every id starts with the empty string: with an unset variable in a script, remove could erase the only
  // request.
  if (command.id === "required" ? !id?.trim() : id?.trim() === "")
    throw new UsageError(`Which request? Give its id or the beginning of it: npm run outbox -- ${name} ID`);
  const extra = command.id === "none" ? id : more[0];
  if (extra !== undefined) throw new UsageError(`${name} does not take "${extra}".`);
  const { help: _, ...options } = values;
  const unknown = (Object.keys(options) as (keyof Options)[]).find((option) => option !== command.takes);
  if (unknown) throw new UsageError(`${name} does not take --${unknown}.`);
  return { run: command.run, id, options };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h" },
        all: { type: "boolean" },
        yes: { type: "boolean", short: "y" },
        to: { type: "string" },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
