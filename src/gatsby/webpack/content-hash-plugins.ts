import { createHash } from "node:crypto";

interface Chunk {
  readonly files: Iterable<string>;
  hash?: string;
}

interface Compilation {
  readonly assets: Readonly<Record<string, { buffer(): Buffer }>>;
  readonly chunks: Iterable<Chunk>;
  hash?: string | null;
}

/** What is used here of webpack's compiler, which is Gatsby's and not ours to import. */
interface Compiler {
  readonly hooks: {
    readonly emit: { tap(name: string, act: (compilation: Compilation) => void): void };
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
export const compilationHashPlugin = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap({ name: "HashOfFiles", stage: -1 }, ({ compilation }) => {
      compilation.hash = hashFileNames(Object.keys(compilation.assets));
    });
  },
};

/**
 * The same for the chunks that render pages: they have other hashes when they hold other bytes, and only then. Webpack's
 * own were others in the build that followed one without a cache, though every byte was the same; Gatsby renders all pages
 * whose chunks have another, so that after a first build an edit of one page rendered all.
 */
export const chunkContentHashPlugin = {
  apply(compiler: Compiler): void {
    compiler.hooks.emit.tap("HashesOfContents", ({ assets, chunks }) => {
      for (const chunk of chunks) {
        const hash = createHash("sha256");
        for (const name of [...chunk.files].filter(isServed).sort())
          hash.update(assets[name]?.buffer() ?? "");
        chunk.hash = hash.digest("hex").slice(0, 20);
      }
    });
  },
};

/**
 * @param files whose names hold hashes of their contents; maps change with what is left out of them, and reach no visitor
 * @returns 20 hexadecimal digits, as webpack gives
 */
export function hashFileNames(files: readonly string[]): string {
  const served = files.filter(isServed).sort();
  return createHash("sha256").update(served.join()).digest("hex").slice(0, 20);
}

function isServed(name: string): boolean {
  return !name.endsWith(".map");
}
