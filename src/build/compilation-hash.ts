import { createHash } from "node:crypto";

interface Compilation {
  readonly assets: Readonly<Record<string, unknown>>;
  hash?: string | null;
}

/** What is used here of webpack's compiler, which is Gatsby's and not ours to import. */
interface Compiler {
  readonly hooks: {
    readonly done: {
      tap(options: { name: string; stage: number }, act: (stats: { compilation: Compilation }) => void): void;
    };
  };
}

/**
 * A plugin of webpack, before Gatsby's in order: a compilation has another hash when other files come of it, and only
 * then. Webpack's own was another in the next build, though every file was the same; Gatsby writes it into every page, so
 * that all pages of a site changed after an edit of one, and each was compressed anew.
 */
export const hashOfFiles = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap({ name: "HashOfFiles", stage: -1 }, ({ compilation }) => {
      compilation.hash = hashOf(Object.keys(compilation.assets));
    });
  },
};

/**
 * @param files whose names hold hashes of their contents; maps change with what is left out of them, and reach no visitor
 * @returns 20 hexadecimal digits, as webpack gives
 */
export function hashOf(files: readonly string[]): string {
  const served = files.filter((name) => !name.endsWith(".map")).sort();
  return createHash("sha256").update(served.join()).digest("hex").slice(0, 20);
}
