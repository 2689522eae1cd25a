import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import clinic from "../data/clinic.json";
import redirects from "../data/redirects.json";
import { createApp } from "./app";
import { type Config, ConfigError, readConfig } from "./config";
import { withCredentials } from "./credentials";
import { createListener, explainListenError, shutDown, siteAddress } from "./listener";
import { processLog } from "./log";
import { OutboxInUseError } from "./relay/outbox/database";
import { type RunningRelay, startRelay } from "./relay/start";
import { signIn } from "./sign-in/sign-in";
import { readSecurityHeaders } from "./static/security-headers";

/** In milliseconds. Proxies usually keep idle connections for 60 s; they should close them before we do. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};
const socketTimeout = 120_000;
/** In milliseconds. A request may take 3 s for the captcha check and a second for a locked outbox. */
const gracePeriod = 10_000;

const log = processLog();

async function main(): Promise<void> {
  const config = readConfig(withCredentials(process.env), clinic.email);
  const built = [join(config.publicDirectory, "index.html"), config.policyFile];
  if (built.every((file) => existsSync(file))) await serve(config);
  else fail("There is no built site in public/ yet. Run npm run build first.");
}

async function serve(config: Config): Promise<void> {
  const { host, publicDirectory } = config;
  const policy = readSecurityHeaders(config.policyFile);
  const server = createServer(timeouts);
  server.setTimeout(socketTimeout);
  const port = await listen(server, config);
  const relay = startRelay(config, clinic, log);
  const helper = config.signIn && signIn(config.signIn, config.trustProxy, log);
  const parts = { publicDirectory, policy, redirects, relay, log, ...(helper && { signIn: helper }) };
  server.on("request", createListener(createApp(parts)));
  await relay.tried.catch((error) => {
    server.close();
    server.closeAllConnections();
    throw error instanceof OutboxInUseError ? new ConfigError(error.message) : error;
  });
  log.info(`Open ${siteAddress({ host, port })}`);
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, async () => {
      await shutDown(server, gracePeriod);
      await stopRelay(relay);
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

/** Exits after the grace period even if a mail is still being sent; it is retried after the next start. */
async function stopRelay(relay: RunningRelay): Promise<void> {
  const timer = setTimeout(() => process.exit(), gracePeriod);
  await relay.stop();
  clearTimeout(timer);
}

function fail(reason: string): void {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}

main().catch((error) => {
  if (!(error instanceof ConfigError)) throw error;
  fail(error.message);
});
