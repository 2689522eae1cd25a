import { readFileSync, statSync } from "node:fs";

type Headers = Readonly<Record<string, string>>;

/**
 * The headers that the build wants on every answer. They are read again when a later build has changed them, since its
 * pages need its own policy.
 * @param file written by src/build/hosts/write-hosts.ts
 */
export function readPolicy(file: string): () => Headers {
  let known: { readonly written: number; readonly headers: Headers } | undefined;
  return () => {
    const { mtimeMs: written } = statSync(file);
    if (known?.written !== written) {
      known = { written, headers: JSON.parse(readFileSync(file, "utf8")).headers };
    }
    return known.headers;
  };
}
