import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Hono } from "hono";
import { createApp } from "../app";
import type { RelayEnv } from "../relay/http/middleware";

/** A small built site in a temporary folder. */
export type TestSite = Awaited<ReturnType<typeof makeTestSite>>;

/** Creates a site with two pages and the not-found page. */
export async function makeTestSite() {
  const directory = await mkdtemp(join(tmpdir(), "test-site-"));
  const publicDirectory = join(directory, "public");
  /** Writes files under public/ and creates their folders. */
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

const noRelay = {
  app: new Hono<RelayEnv>(),
  health: async () => ({ status: "ok", kinds: [], reasons: [], mail: "smtp" }) as const,
};

type AppParts = Parameters<typeof createApp>[0];

/** The whole app, without files, security headers, redirects and forms, except for what a test gives. */
export function testApp({
  relay,
  ...parts
}: Partial<Omit<AppParts, "relay">> & { relay?: Partial<AppParts["relay"]> }) {
  return createApp({
    publicDirectory: "nowhere",
    policy: () => ({ documents: {}, subresources: {} }),
    redirects: [],
    relay: { ...noRelay, ...relay },
    log: { error() {} },
    ...parts,
  });
}
