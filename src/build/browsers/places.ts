import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";
import type { PlaceOf } from "./script-uses";

/** Leads from a place in a built script back to the file and line that it comes from, where it has a source map. */
export function placesIn(file: string): PlaceOf {
  const map = `${file}.map`;
  if (!existsSync(map)) return () => basename(file);
  const trace = new TraceMap(readFileSync(map, "utf8"));
  return (line, column) => {
    const { source, line: original } = originalPositionFor(trace, { line, column });
    // Names begin with webpack's own scheme and the name of the package.
    return source ? `${source.replace(/^webpack:\/\/[^/]+\/(?:\.\/)?/, "")}:${original}` : basename(file);
  };
}
