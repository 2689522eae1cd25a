import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import clinic from "../data/clinic.json";
import redirects from "../data/redirects.json";
import { createApp } from "./app";
import { type Config, ConfigError, readConfig } from "./config";
import { withCredentials } from "./credentials";
import { shutDown } from "./graceful-shutdown";
import { explainListenError, siteAddress } from "./listen-address";
import { processLog } from "./log-output";
import { withOneHost } from "./one-host";
import { OutboxInUseError } from "./relay/outbox/lock";
import { type RunningRelay, startRelay } from "./relay/start";
import { readSecurityHeaders } from "./static/security-headers";

/** In milliseconds. A proxy in front keeps connections for 60 s as a rule: it, not we, should be the one to end them. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};
const stalledAfter = 120_000;
/** A request may wait 3 s for the captcha's provider, and a second for a locked outbox. */
const graceTime = 10_000;

const log = processLog();

async function main(): Promise<void> {
  const config = readConfig(withCredentials(process.env), clinic.email);
  const built = [join(config.publicDirectory, "index.html"), config.policyFile];
  if (built.every((file) => existsSync(file))) await serve(config);
  else refuse("There is no built site in public/ yet. To make it, run npm run build first.");
}

async function serve(config: Config): Promise<void> {
  const { host, publicDirectory } = config;
  const policy = readSecurityHeaders(config.policyFile);
  const server = createServer(timeouts);
  server.setTimeout(stalledAfter);
  const port = await listen(server, config);
  const relay = startRelay(config, clinic, log);
  server.on(
    "request",
    withOneHost(getRequestListener(createApp({ publicDirectory, policy, redirects, relay, log }).fetch)),
  );
  await relay.tried.catch((error) => {
    server.close();
    server.closeAllConnections();
    throw error instanceof OutboxInUseError ? new ConfigError(error.message) : error;
  });
  log.info(`Open ${siteAddress({ host, port })}`);
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, async () => {
      await shutDown(server, graceTime);
      await stopInTime(relay);
      process.exit();
    });
  }
}

/** @returns the port, which the system chooses for PORT=0 */
async function listen(server: Server, { host, port }: Config): Promise<number> {
  try {
    await once(server.listen(port, host), "listening");
  } catch (error) {
    throw new ConfigError(explainListenError(error as NodeJS.ErrnoException, { host, port }));
  }
  return (server.address() as AddressInfo).port;
}

/** A mail that is on its way longer than that is tried again after the next start. */
async function stopInTime(relay: RunningRelay): Promise<void> {
  const timer = setTimeout(() => process.exit(), graceTime);
  await relay.stop();
  clearTimeout(timer);
}

function refuse(reason: string): void {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}

main().catch((error) => {
  if (!(error instanceof ConfigError)) throw error;
  refuse(error.message);
});
