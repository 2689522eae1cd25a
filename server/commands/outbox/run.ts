import { parseArgs } from "node:util";
import { removeRequest, replayRequest, seeRequest } from "./changing";
import { moveRequests } from "./move";
import { migrateDatabase, type OperatorOutbox, openForOperator } from "./open";
import { exportRequests, listRequests, printAudit, showRequest } from "./reading";
import { CommandError, type Print, UsageError } from "./requests";

/** The environment of a command. */
interface CommandContext {
  readonly environment: NodeJS.ProcessEnv;
  readonly print: Print;
  readonly printError: Print;
}

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

/** What `npm run outbox -- --help` prints. */
const help = `The outbox: requests from the forms that are waiting for delivery.

  npm run outbox -- list [--all]       waiting, refused and dead requests; --all: also delivered ones
  npm run outbox -- show ID            the text of a request; the audit trail records who read it
  npm run outbox -- replay ID          send a request now to the recipients who have not received it
  npm run outbox -- seen ID            you have looked at a refused recipient: the others have the request, its text is erased
  npm run outbox -- remove ID [--yes]  erase the text of a request permanently
  npm run outbox -- export [--to FILE] all requests that still have their text, as JSON
  npm run outbox -- audit [ID]         the history of requests, without their text
  npm run outbox -- move               move all requests from OUTBOX_FROM to OUTBOX_URL, also while servers run
  npm run outbox -- migrate [--role relay]  create or update the tables in PostgreSQL, as their owner

ID may be the beginning of an id. The commands work while the server is running or stopped. They read OUTBOX_URL and
OUTBOX_KEYS as the server does: run them as its user, in its folder, with its settings.
Exit codes: 0 done, 1 failed, 2 invalid command line.`;

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
