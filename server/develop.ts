import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import clinic from "../data/clinic.json";
import { readConfig } from "./config";
import { deliverAsSet } from "./deliver";
import { relay, relayPath } from "./relay";

/**
 * The form relay inside Gatsby's live-reload server, so that the forms work there too.
 * @param reportFault told of what kept a good request from being delivered
 */
export function formsInDevelop(reportFault: (error: unknown) => void) {
  const deliver = deliverAsSet(readConfig(process.env, clinic.email));
  const listener = getRequestListener(new Hono().route(relayPath, relay(deliver, reportFault)).fetch);
  return (request: IncomingMessage, response: ServerResponse, next: () => void) =>
    request.url?.split("?")[0] === relayPath ? listener(request, response) : next();
}
