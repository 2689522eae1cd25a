import { fstatSync, writeSync } from "node:fs";
import { createLog, formatHere, type Log } from "./log";

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
