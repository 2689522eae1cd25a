import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { type Answer, html, json } from "../../../src/admin/answer";
import type { HostRequest } from "../../../src/admin/host/git-host";
import type { OAuth } from "./oauth";

/** A stand-in for a git host. */
export interface GitHostParts {
  readonly port: number;
  /** The only website whose scripts may read what it answers. */
  readonly site: string;
  readonly oauth: OAuth;
  /** Answers what is asked with a token. */
  readonly api: (request: HostRequest) => Answer | Promise<Answer>;
  /** Answers what anybody may ask: what a test looks at. */
  readonly state?: () => unknown;
}

/** Starts a stand-in for a git host on this machine. Its API is at the paths that begin with /api/. */
export async function startHost({ port, site, oauth, api, state }: GitHostParts): Promise<Server> {
  async function answer(request: IncomingMessage, { pathname, searchParams }: URL): Promise<Answer> {
    const { method = "GET", headers } = request;
    const sent = await text(request);
    if (method === "OPTIONS") return { status: 204, type: "text/plain", body: "" };
    if (pathname === "/login/oauth/authorize") return html(200, oauth.page(searchParams));
    if (pathname === "/login/oauth/access_token") {
      const isJson = headers["content-type"]?.startsWith("application/json");
      return json(
        200,
        oauth.exchange(isJson ? JSON.parse(sent) : Object.fromEntries(new URLSearchParams(sent))),
      );
    }
    if (pathname === "/state") return json(200, state?.());
    if (!oauth.isSignedIn(headers.authorization)) return json(401, { message: "Bad credentials" });
    return api({
      method,
      path: pathname,
      query: searchParams,
      body: sent === "" ? undefined : JSON.parse(sent),
    });
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", `http://localhost:${port}`);
    answer(request, url).then(
      ({ status, type, body }) => {
        response.writeHead(status, {
          "Content-Type": type,
          "Access-Control-Allow-Origin": site,
          "Access-Control-Allow-Headers": "Authorization, Content-Type",
          "Access-Control-Allow-Methods": "GET, POST, PATCH, PUT, DELETE",
        });
        response.end(body);
      },
      (error: Error) => {
        response.writeHead(500, { "Access-Control-Allow-Origin": site });
        response.end(JSON.stringify({ message: error.message }));
      },
    );
  });
  await once(server.listen(port, "localhost"), "listening");
  return server;
}
