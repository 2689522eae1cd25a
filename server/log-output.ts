import { fstatSync, writeSync } from "node:fs";
import { createLog, formatHere, type Log } from "./log";

/** What is written to: the process's stdout, as a rule. */
interface Output {
  readonly fd: number;
  readonly isTTY: boolean;
  readonly destroyed: boolean;
  /** Bytes that wait in memory for a reader. */
  readonly writableLength: number;
  write(line: string): unknown;
  on(event: "error", listener: () => void): unknown;
}

/** Writes a line. */
export interface LogOutput {
  (line: string): void;
  /** How many lines were dropped so far. */
  lostLines(): number;
}

/** In bytes: what a reader that has stopped reading may leave waiting in memory. */
const mostWaiting = 1024 * 1024;

/** The log of this process, on its stdout. What cannot be written to stderr does not end the process either. */
export function processLog(): Log {
  process.stderr.on("error", () => {});
  const describeLoss = (lines: number) => `${formatHere("warn", "lines of the log were lost", { lines })}\n`;
  const output = logOutput(process.stdout, describeLoss);
  return { ...createLog(output, formatHere), lostLines: output.lostLines };
}

/**
 * Writes the lines of a log so that no trouble with it ends the server, or holds it up: lines that a full disk, a closed
 * pipe or a reader that has stopped does not take are dropped and counted.
 * @param describeLoss makes the line that says how many were dropped, which comes before the next one that is taken
 */
export function logOutput(output: Output, describeLoss: (lines: number) => string): LogOutput {
  // Node ends the process on an error that nobody listens for.
  output.on("error", () => {});
  const write = isRead(output) ? writeToStream(output) : writeToFile(output.fd);
  /** Since the start, and since the last line that said so. */
  let [lost, unsaid] = [0, 0];
  const writeLine = (line: string) => {
    if (unsaid > 0 && write(describeLoss(unsaid))) unsaid = 0;
    if (unsaid > 0 || !write(line)) {
      lost += 1;
      unsaid += 1;
    }
  };
  return Object.assign(writeLine, { lostLines: () => lost });
}

/** Terminals, pipes and sockets are read by somebody; the rest are files and devices. */
function isRead({ isTTY, fd }: Output): boolean {
  const kind = fstatSync(fd);
  return isTTY || kind.isFIFO() || kind.isSocket();
}

/** Gives whether the line was taken; what is said to a closed stream is lost for good. */
function writeToStream(output: Output): (line: string) => boolean {
  return (line) => {
    if (output.destroyed || output.writableLength > mostWaiting) return false;
    output.write(line);
    return true;
  };
}

/** Writes without Node's stream, which an error would close for good, though a disk may have room again later. */
function writeToFile(fd: number): (line: string) => boolean {
  let isTorn = false;
  return (line) => {
    const bytes = Buffer.from(isTorn ? `\n${line}` : line);
    try {
      const written = writeSync(fd, bytes);
      isTorn = written < bytes.length && (isTorn || written > 0);
      return written === bytes.length;
    } catch {
      return false;
    }
  };
}
