import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";
import type { PlaceOf } from "./use";

/** Maps a position in a built file to its source file and line, if there is a source map. */
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
 * Returns the path of a source file in the project. Names in source maps start with webpack's scheme and the package's
 * name and, if node_modules is a symbolic link, with the folder that it links to.
 */
export function sourceFile(name: string): string {
  return name.replace(/^webpack:\/\/[^/]+\/(?:\.\/)?/, "").replace(/^.*?(?=node_modules\/)/, "");
}
