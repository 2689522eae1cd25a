/** Fields of a log line besides its message. They must not contain what a visitor wrote. */
export interface LogFields {
  readonly requestId?: string | undefined;
  readonly cause?: unknown;
  readonly [name: string]: unknown;
}

type Write = (message: string, fields?: LogFields) => void;

/** The server's log. */
export interface Log {
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
  /** The number of lines that could not be written so far; undefined if it is not counted. */
  readonly lostLines?: () => number;
}

type Level = "info" | "warn" | "error";
type Format = (level: Level, message: string, fields: Record<string, unknown>) => string;

/** The format for programs that read the log of a production server: one JSON object per line. */
export const asJson: Format = (level, message, fields) =>
  JSON.stringify({ time: new Date().toISOString(), level, message, ...fields });

/** The format for a person who has started the server in a terminal. */
export const asText: Format = (level, message, fields) => {
  const label = { info: "", warn: "Warning: ", error: "Error: " }[level];
  const details = Object.keys(fields).length > 0 ? ` ${JSON.stringify(fields)}` : "";
  return `${label}${message}${details}`;
};

/** The format of this process: JSON in production, text otherwise. */
export const formatHere = process.env.NODE_ENV === "production" ? asJson : asText;

/**
 * Creates a log with one line per message.
 * @param write called with each line, including its line break
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
 * The name, codes and stack of an error, without its message or a mail server's response, which may quote
 * what a visitor wrote. Codes ("SQLITE_FULL", "ECONNREFUSED", 550) come from fixed lists. nodemailer keeps the
 * system's own code as `originalCode`.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, originalCode, extendedCode, responseCode, command } = error as unknown as Record<
    string,
    unknown
  >;
  const at = error.stack
    ?.split("\n")
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, 4)
    .map((line) => line.trim());
  return {
    name: error.name,
    ...{ code, originalCode, extendedCode, responseCode, command },
    at,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
