import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Hono } from "hono";
import type { RelayEnv } from "../relay/http/middleware";

/** A small built site in a temporary folder. */
export interface TestSite {
  /** The project's folder, which contains public/. */
  readonly directory: string;
  readonly publicDirectory: string;
  /** Writes files under public/ and creates their folders. */
  write(files: Record<string, string | Buffer>): Promise<void>;
  remove(): Promise<void>;
}

/** Creates a site with two pages and the not-found page. */
export async function makeTestSite(): Promise<TestSite> {
  const directory = await mkdtemp(join(tmpdir(), "test-site-"));
  const publicDirectory = join(directory, "public");
  const write = async (files: Record<string, string | Buffer>) => {
    for (const [name, content] of Object.entries(files)) {
      const path = join(publicDirectory, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
  };
  await write({
    "../deploy/policy.json": `{ "headers": { "X-Content-Type-Options": "nosniff" } }`,
    "index.html": "<h1>Home</h1>",
    "about/index.html": "<h1>About</h1>",
    "404.html": "<h1>Page Not Found</h1>",
    "404/index.html": "<h1>Page Not Found</h1>",
  });
  return { directory, publicDirectory, write, remove: () => rm(directory, { recursive: true }) };
}

/** Stubs of the app's parts for tests of other parts. */
export const noPolicy = () => ({ documents: {}, subresources: {} });
export const goodHealth = async () => ({ status: "ok", kinds: [], reasons: [], mail: "smtp" }) as const;
export const noRelay = { app: new Hono<RelayEnv>(), health: goodHealth };
