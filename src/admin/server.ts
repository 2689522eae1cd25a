import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { adminMiddleware } from "./middleware";

/**
 * Starts the server of /admin on a free port of this machine. The live view passes its requests on to it.
 * @param project the project's folder
 */
export async function startAdmin(project: string): Promise<Server> {
  const answer = adminMiddleware(project);
  const server = createServer((request, response) => {
    answer(request, response, (error) => {
      response.writeHead(error === undefined ? 404 : 500, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ message: error instanceof Error ? error.message : "Not found." }));
    });
  });
  // The process ends with the live view, even while a browser keeps a connection open.
  server.unref();
  await once(server.listen(0, "127.0.0.1"), "listening");
  return server;
}
