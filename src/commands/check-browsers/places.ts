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
    return source ? `${sourceFile(source)}:${original}` : basename(file);
  };
}

/**
 * The path of a source file in the project. Names in source maps begin with webpack's own scheme and the name of the
 * package, and where node_modules is a link, with the folder to which it leads.
 */
export function sourceFile(name: string): string {
  return name.replace(/^webpack:\/\/[^/]+\/(?:\.\/)?/, "").replace(/^.*?(?=node_modules\/)/, "");
}
