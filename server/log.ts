import { fstatSync, writeSync } from "node:fs";

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

/** The stream to write to, usually the process's stdout. */
interface Output {
  readonly fd: number;
  readonly isTTY: boolean;
  readonly destroyed: boolean;
  /** Bytes in memory that the reader has not read yet. */
  readonly writableLength: number;
  write(line: string): unknown;
  on(event: "error", listener: () => void): unknown;
}

/** Writes a line of the log, or drops it. */
interface LogOutput {
  (line: string): void;
  /** The number of dropped lines so far. */
  lostLines(): number;
}

/** In bytes: how much may wait in memory for a reader that has stopped reading. */
const maxBuffered = 1024 * 1024;

/** Creates the log of this process on stdout. Also prevents errors of stderr from ending the process. */
export function processLog(): Log {
  process.stderr.on("error", () => {});
  const describeLoss = (lines: number) => `${formatHere("warn", "lines of the log were lost", { lines })}\n`;
  const output = logOutput(process.stdout, describeLoss);
  return { ...createLog(output, formatHere), lostLines: output.lostLines };
}

/**
 * Creates a log output whose errors neither end nor block the server: when a disk is full, a pipe is closed
 * or a reader has stopped, lines are dropped and counted.
 * @param describeLoss makes the line that says how many lines were lost, which is written before the next one
 */
export function logOutput(output: Output, describeLoss: (lines: number) => string): LogOutput {
  // Without a listener, Node ends the process on an error.
  output.on("error", () => {});
  const write = hasReader(output) ? writeToStream(output) : writeToFile(output.fd);
  /** Lost lines since the start, and since the last line that reported them. */
  let [lost, unreported] = [0, 0];
  const writeLine = (line: string) => {
    if (unreported > 0 && write(describeLoss(unreported))) unreported = 0;
    if (unreported > 0 || !write(line)) {
      lost += 1;
      unreported += 1;
    }
  };
  return Object.assign(writeLine, { lostLines: () => lost });
}

/** Terminals, pipes and sockets have a reader; the rest are files and devices. */
function hasReader({ isTTY, fd }: Output): boolean {
  const kind = fstatSync(fd);
  return isTTY || kind.isFIFO() || kind.isSocket();
}

/** @returns a function that returns whether the line was accepted; a closed stream accepts none */
function writeToStream(output: Output): (line: string) => boolean {
  return (line) => {
    if (output.destroyed || output.writableLength > maxBuffered) return false;
    output.write(line);
    return true;
  };
}

/**
 * Bypasses Node's stream, which closes permanently after an error, although a full disk may have space again
 * later.
 */
function writeToFile(fd: number): (line: string) => boolean {
  let isPartial = false;
  return (line) => {
    const bytes = Buffer.from(isPartial ? `\n${line}` : line);
    try {
      const written = writeSync(fd, bytes);
      isPartial = written < bytes.length && (isPartial || written > 0);
      return written === bytes.length;
    } catch {
      return false;
    }
  };
}
