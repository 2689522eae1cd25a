import { Agent, request as ask, type IncomingMessage, type ServerResponse } from "node:http";

/**
 * Opens a connection for each request. While the content check keeps the server of /admin busy, kept connections expire, and it
 * would reset them together with a request that waits there, which may be a save.
 */
const agent = new Agent({ keepAlive: false });

/**
 * Creates a middleware for the live view that passes the requests for /admin on to its server, which `npm run edit`
 * starts. Without it, there is no /admin.
 * @param port the port of that server
 */
export function adminProxy(port: number) {
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    const { url: path = "/", method } = request;
    // It is about the browser's own connection.
    const { connection: _, ...headers } = request.headers;
    if (!/^\/admin(?=[/?]|$)/.test(path)) {
      next();
      return;
    }
    const forwarded = ask({ host: "127.0.0.1", port, path, method, headers, agent }, (answer) => {
      // The live view lets every website read its answers. These are for this machine only.
      response.removeHeader("Access-Control-Allow-Origin");
      const { connection: _, ...given } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, given);
      answer.pipe(response);
    });
    forwarded.on("error", next);
    request.pipe(forwarded);
  };
}
