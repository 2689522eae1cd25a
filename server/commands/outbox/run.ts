import { parseArgs } from "node:util";
import { printAudit } from "./audit";
import { CommandError, UsageError } from "./errors";
import { exportRequests } from "./export";
import { help } from "./help";
import { listRequests } from "./list";
import { migrateDatabase } from "./migrate";
import { moveRequests } from "./move";
import { openForOperator } from "./open-for-operator";
import type { OperatorOutbox } from "./operator-outbox";
import { removeRequest } from "./remove";
import { replayRequest } from "./replay";
import { seeRequest } from "./see";
import { showRequest } from "./show";

/** The environment of a command. */
export interface CommandContext {
  readonly environment: NodeJS.ProcessEnv;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

type Print = CommandContext["print"];
type Options = Omit<ReturnType<typeof parse>["values"], "help">;
type Command = (context: CommandContext, id: string, options: Options) => Promise<void>;
type OutboxCommand = (outbox: OperatorOutbox, print: Print, id: string, options: Options) => Promise<void>;

interface CommandRule {
  readonly id: "none" | "required" | "optional";
  readonly takes?: keyof Options;
  readonly run: Command;
}

/** A command that reads or changes the requests in OUTBOX_URL. */
function withOutbox(work: OutboxCommand): Command {
  return async ({ environment, print }, id, options) => {
    const outbox = await openForOperator(environment);
    try {
      await work(outbox, print, id, options);
    } finally {
      outbox.close();
    }
  };
}

const move: Command = async ({ environment, print }) => {
  const { OUTBOX_FROM } = environment;
  if (!OUTBOX_FROM?.trim())
    throw new UsageError("From where? Set OUTBOX_FROM to the outbox whose requests are moved to OUTBOX_URL.");
  const from = await openForOperator(environment, OUTBOX_FROM);
  try {
    const to = await openForOperator(environment);
    await moveRequests(from, to, print).finally(to.close);
  } finally {
    from.close();
  }
};

const commands: Readonly<Record<string, CommandRule>> = {
  list: {
    id: "none",
    takes: "all",
    run: withOutbox((outbox, print, _, { all = false }) => listRequests(outbox, print, all)),
  },
  show: { id: "required", run: withOutbox(showRequest) },
  replay: { id: "required", run: withOutbox(replayRequest) },
  seen: { id: "required", run: withOutbox(seeRequest) },
  remove: {
    id: "required",
    takes: "yes",
    run: withOutbox((outbox, print, id, { yes = false }) => removeRequest(outbox, print, id, yes)),
  },
  export: {
    id: "none",
    takes: "to",
    run: withOutbox((outbox, print, _, { to }) => exportRequests(outbox, print, to)),
  },
  audit: { id: "optional", run: withOutbox(printAudit) },
  move: { id: "none", run: move },
  migrate: {
    id: "none",
    takes: "role",
    run: ({ environment, print }, _, { role = "relay" }) => migrateDatabase(environment, print, role),
  },
};

const names = Object.keys(commands).join(", ");

/**
 * Runs one command on the outbox, whether or not the server is running.
 * @returns the exit code: 0, 1 when it failed, 2 when the command line is invalid
 */
export async function runOutboxCommand(args: readonly string[], context: CommandContext): Promise<number> {
  try {
    const command = parseCommand(args);
    if (command) await command.run(context, command.id, command.options);
    else context.print(help);
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
  if (name === undefined) throw new UsageError(`Which command? One of ${names}.`);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`There is no command "${name}". One of ${names}.`);
  // Every id starts with the empty string: with an unset variable in a script, remove could erase the only
  // request.
  if (command.id === "required" ? !id?.trim() : id?.trim() === "")
    throw new UsageError(`Which request? Give its id or the beginning of it: npm run outbox -- ${name} ID`);
  const extra = command.id === "none" ? id : more[0];
  if (extra !== undefined) throw new UsageError(`${name} does not take "${extra}".`);
  const { help: _, ...options } = values;
  const unknown = (Object.keys(options) as (keyof Options)[]).find((option) => option !== command.takes);
  if (unknown) throw new UsageError(`${name} does not take --${unknown}.`);
  return { run: command.run, id: id ?? "", options };
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
        role: { type: "string" },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
