/** What a line of the log may say besides its message; never what a visitor wrote. */
export interface LogFields {
  readonly requestId?: string | undefined;
  readonly cause?: unknown;
  readonly [name: string]: unknown;
}

type Write = (message: string, fields?: LogFields) => void;

export interface Log {
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
  /** How many lines could not be written so far; absent where nobody counts. */
  readonly lostLines?: () => number;
}

type Level = "info" | "warn" | "error";
type Format = (level: Level, message: string, fields: Record<string, unknown>) => string;

/** For programs that read the log of a server in production: one JSON object a line. */
export const asJson: Format = (level, message, fields) =>
  JSON.stringify({ time: new Date().toISOString(), level, message, ...fields });

/** For a person who has started the server in a terminal. */
export const asText: Format = (level, message, fields) => {
  const label = { info: "", warn: "Warning: ", error: "Error: " }[level];
  const details = Object.keys(fields).length > 0 ? ` ${JSON.stringify(fields)}` : "";
  return `${label}${message}${details}`;
};

/** The format of this process: JSON in production, where programs read the log, and text elsewhere. */
export const formatHere = process.env.NODE_ENV === "production" ? asJson : asText;

/**
 * A log of one line for each message.
 * @param write takes each line, its end included
 */
export function createLog(write: (line: string) => void, format: Format): Log {
  const at =
    (level: Level): Write =>
    (message, { cause, ...fields } = {}) => {
      const about = cause === undefined ? {} : { cause: describeError(cause) };
      write(`${format(level, message, { ...fields, ...about })}\n`);
    };
  return { info: at("info"), warn: at("warn"), error: at("error") };
}

/**
 * What an error is and where it arose, without its message or what a mail server said: either may quote what a visitor
 * wrote. Codes ("SQLITE_FULL", "ECONNREFUSED", 550) come from fixed lists.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, extendedCode, responseCode, command } = error as unknown as Record<string, unknown>;
  const at = error.stack
    ?.split("\n")
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, 4)
    .map((line) => line.trim());
  return {
    name: error.name,
    ...{ code, extendedCode, responseCode, command },
    at,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
