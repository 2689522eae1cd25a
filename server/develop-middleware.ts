import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import clinic from "../data/clinic.json";
import { relayPath } from "../src/shared/request/relay-contract";
import { type Config, readConfig } from "./config";
import { createLog, formatHere, type Log } from "./log";

/** The form relay inside Gatsby's live-reload server, so that the forms work there too. */
export function relayMiddleware() {
  const log = createLog((line) => process.stdout.write(line), formatHere);
  const listener = startListener(readConfig(process.env, clinic.email), log);
  listener.catch((error) => log.error("the forms cannot be taken", { cause: error }));
  return async (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    if (request.url?.split("?")[0] !== relayPath) return next();
    return listener.then((listen) => listen(request, response)).catch(next);
  };
}

/** Gatsby reads this module for a build as well, which has no use for a database. */
async function startListener(config: Config, log: Log) {
  const { startRelay } = await import("./relay/start");
  const { app, tried } = startRelay(config, clinic, log);
  await tried;
  return getRequestListener(new Hono().route(relayPath, app).fetch);
}
