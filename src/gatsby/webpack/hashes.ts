import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Chunk {
  readonly files: Iterable<string>;
  hash?: string;
}

interface Compilation {
  readonly assets: Readonly<Record<string, { buffer(): Buffer }>>;
  readonly chunks: Iterable<Chunk>;
  hash?: string | null;
}

/**
 * The part of webpack's compiler that these plugins use. webpack is a dependency of Gatsby, so its types are
 * not imported.
 */
interface Compiler {
  readonly hooks: {
    readonly emit: { tap(name: string, act: (compilation: Compilation) => void): void };
    readonly done: {
      tap(options: { name: string; stage: number }, act: (stats: { compilation: Compilation }) => void): void;
    };
  };
}

/**
 * Webpack plugin that makes the compilation hash depend only on the names of the emitted files. Webpack's own
 * hash differs between identical builds, and Gatsby writes it into every page, so after one edit all pages
 * would be rewritten and compressed again. It runs before Gatsby's plugins read the hash.
 */
export const compilationHashPlugin = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap({ name: "HashOfFiles", stage: -1 }, ({ compilation }) => {
      const served = Object.keys(compilation.assets).filter(isServed).sort();
      compilation.hash = createHash("sha256").update(served.join()).digest("hex").slice(0, 20);
    });
  },
};

/**
 * Webpack plugin that makes the hash of each chunk that renders pages depend only on the chunk's contents.
 * Webpack's own hashes differ between a build without a cache and the next one, and Gatsby renders all pages
 * again whose chunk hash has changed.
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

/** Source maps do not count: they can change without the code. */
function isServed(name: string): boolean {
  return !name.endsWith(".map");
}

const style = /\.css$/;
/** Code that shapes the built pages but is not part of their scripts. */
const buildCode = /^(?:gatsby|shared|browser|elements)[\\/](?!.*\.(?:test|fixtures)\.).*\.tsx?$/;

/**
 * Returns a digest of the files whose changes Gatsby does not track per page: all style sheets, and the code
 * of the build.
 * @param folder the source folder
 * @returns 64 hexadecimal digits
 */
export function sourceHash(folder: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const digest = createHash("sha256");
  for (const name of names.filter((each) => style.test(each) || buildCode.test(each)).sort()) {
    digest.update(name).update(readFileSync(join(folder, name)));
  }
  return digest.digest("hex");
}
