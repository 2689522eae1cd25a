import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { type Answer, html, json } from "../../../src/admin/answer";
import type { HostRequest } from "../../../src/admin/host/git-host";

/**
 * Creates a stand-in for the part of a git host that signs people in (OAuth 2 with PKCE, RFC 7636).
 * @param registered where the page leads if the application does not say so; GitHub's applications register it
 */
export function createOAuth(registered = "") {
  const challenges = new Map<string, string>();
  const tokens = new Set<string>();
  return {
    /** The page on which someone allows an application to act for her. */
    page(query: URLSearchParams) {
      const code = randomUUID();
      challenges.set(code, query.get("code_challenge") ?? "");
      const target = new URL(query.get("redirect_uri") ?? registered);
      target.search = `${new URLSearchParams({ code, state: query.get("state") ?? "" })}`;
      return `<!doctype html><title>Allow</title><h1>Allow the website?</h1><a href="${target.href.replaceAll("&", "&amp;")}">Allow</a>`;
    },
    /** What the host answers to a code: a token, or an error. */
    exchange({
      code = "",
      code_verifier: verifier = "",
    }: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
      const challenge = challenges.get(code);
      challenges.delete(code);
      const isRight = challenge === createHash("sha256").update(verifier).digest("base64url");
      if (!isRight) return { error: "bad_verification_code" };
      const token = `token-${randomUUID()}`;
      tokens.add(token);
      return { access_token: token, token_type: "bearer" };
    },
    /** Whether a request has a token of this host. */
    isSignedIn: (authorization = "") => tokens.has(authorization.replace(/^(?:token|Bearer) /i, "")),
  };
}

/** A stand-in for a git host. */
interface GitHostParts {
  readonly port: number;
  /** The only website whose scripts may read what it answers. */
  readonly site: string;
  readonly oauth: ReturnType<typeof createOAuth>;
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
