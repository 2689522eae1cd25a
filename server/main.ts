import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import clinic from "../data/clinic.json";
import redirects from "../data/redirects.json";
import { createApp } from "./app";
import { type Config, ConfigError, readConfig } from "./config";
import { deliverAsSet } from "./deliver";
import { explainListenError, siteAddress } from "./listening";
import { stop } from "./stop";

/** In milliseconds. A proxy in front keeps connections for 60 s as a rule: it, not we, should be the one to end them. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};
const stalledAfter = 120_000;
const graceTime = 3_000;

try {
  const config = readConfig(process.env, clinic.email);
  if (existsSync(join(config.publicDirectory, "index.html"))) serve(config);
  else refuse("There is no built site in public/ yet. To make it, run npm run build first.");
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  refuse(error.message);
}

function serve(config: Config): void {
  const { host, port, publicDirectory } = config;
  const app = createApp({ publicDirectory, redirects, deliver: deliverAsSet(config), reportFault });

  const server = createServer(timeouts, getRequestListener(app.fetch));
  server.setTimeout(stalledAfter);
  server.once("error", (error) => refuse(explainListenError(error, { host, port })));
  server.listen(port, host, () => {
    // PORT=0 lets the system choose.
    const { port: actualPort } = server.address() as AddressInfo;
    process.stdout.write(`The site is at ${siteAddress({ host, port: actualPort })}\n`);
  });
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => stop(server, graceTime).then(() => process.exit()));
  }
}

function refuse(reason: string): void {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}

function reportFault(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
}
