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

/** What a command has of the world around it. */
export interface Surroundings {
  readonly environment: NodeJS.ProcessEnv;
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
}

interface Options {
  readonly all?: boolean | undefined;
  readonly yes?: boolean | undefined;
  readonly to?: string | undefined;
}

type Command = (
  outbox: OperatorOutbox,
  surroundings: Surroundings,
  id: string,
  options: Options,
) => Promise<void>;

const commands: Readonly<
  Record<
    string,
    {
      readonly takesId: "never" | "always" | "perhaps";
      readonly takes?: keyof Options;
      readonly run: Command;
    }
  >
> = {
  list: {
    takesId: "never",
    takes: "all",
    run: (outbox, { say }, _, { all = false }) => listRequests(outbox, say, all),
  },
  show: { takesId: "always", run: (outbox, { say }, id) => showRequest(outbox, say, id) },
  replay: { takesId: "always", run: (outbox, { say }, id) => replayRequest(outbox, say, id) },
  remove: {
    takesId: "always",
    takes: "yes",
    run: (outbox, { say }, id, { yes = false }) => removeRequest(outbox, say, id, yes),
  },
  export: {
    takesId: "never",
    takes: "to",
    run: (outbox, { say }, _, { to }) => exportRequests(outbox, say, to),
  },
  audit: { takesId: "perhaps", run: (outbox, { say }, id) => printAudit(outbox, say, id) },
};

/**
 * Runs one command on the outbox, beside a running server or without one.
 * @returns the exit code: 0, 1 when it could not be done, 2 when the command makes no sense
 */
export async function runOutboxCommand(
  words: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  try {
    const { run, id, options } = read(words) ?? {};
    if (!run) {
      surroundings.say(help);
      return 0;
    }
    const outbox = await openForOperator(surroundings.environment);
    try {
      await run(outbox, surroundings, id ?? "", options ?? {});
    } finally {
      outbox.close();
    }
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    surroundings.complain(error.message);
    return error instanceof UsageError ? 2 : 1;
  }
}

/** @returns undefined when help is wanted */
function read(words: readonly string[]) {
  const { values, positionals } = parse(words);
  const [name, id, ...more] = positionals;
  if (values.help || name === "help") return undefined;
  if (name === undefined)
    throw new UsageError("Which command? One of list, show, replay, remove, export, audit.");
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new UsageError(`There is no command "${name}". One of list, show, replay, remove, export, audit.`);
  // Every id begins with an empty one: from a script whose variable is not set, remove would take what is there.
  if (command.takesId === "always" ? !id?.trim() : id?.trim() === "")
    throw new UsageError(`Which request? Give its id, or its beginning: npm run outbox -- ${name} ID`);
  const spare = command.takesId === "never" ? id : more[0];
  if (spare !== undefined) throw new UsageError(`${name} does not take "${spare}".`);
  const { help: _, ...options } = values;
  const strange = (Object.keys(options) as (keyof Options)[]).find((option) => option !== command.takes);
  if (strange) throw new UsageError(`${name} does not take --${strange}.`);
  return { run: command.run, id, options };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
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
