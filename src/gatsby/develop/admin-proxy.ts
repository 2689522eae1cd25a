import { request as ask, type IncomingMessage, type ServerResponse } from "node:http";

/**
 * Creates a middleware for the live view that passes the requests for /admin on to its server, which `npm run edit`
 * starts. Without it, there is no /admin.
 * @param port the port of that server
 */
export function adminProxy(port: number) {
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    const { url: path = "/", method, headers } = request;
    if (!/^\/admin(?=[/?]|$)/.test(path)) {
      next();
      return;
    }
    const forwarded = ask({ host: "127.0.0.1", port, path, method, headers }, (answer) => {
      // The live view lets every website read its answers. These are for this machine only.
      response.removeHeader("Access-Control-Allow-Origin");
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on("error", next);
    request.pipe(forwarded);
  };
}
