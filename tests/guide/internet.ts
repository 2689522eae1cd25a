import { once } from "node:events";
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import type { Certificates } from "./certificates";

/** The hosts that the guide's commands may download from. */
const reachable = new Set(["deb.debian.org", "registry.npmjs.org"]);

/**
 * The internet as the machine of the guide sees it: a proxy on a Unix socket that passes requests on to Debian's mirror and
 * npm's registry, and that serves nodejs.org from a folder.
 * @returns a function that stops it
 */
export async function startInternet(
  socket: string,
  nodejs: string,
  files: Certificates,
): Promise<() => void> {
  const options = { key: readFileSync(files.key), cert: readFileSync(files.certificate) };
  const vendor = createSecureServer(options, ({ url = "" }, response) => {
    const file = join(nodejs, url);
    if (existsSync(file)) createReadStream(file).pipe(response);
    else response.writeHead(404).end();
  });
  await once(vendor.listen(0, "127.0.0.1"), "listening");
  const { port: vendorPort } = vendor.address() as AddressInfo;

  const proxy = createServer((incoming, response) => {
    const url = new URL(incoming.url ?? "");
    if (!reachable.has(url.hostname)) return void response.writeHead(403).end();
    const outgoing = request(url, { method: incoming.method, headers: incoming.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on("error", () => response.destroy());
    incoming.pipe(outgoing);
  });
  proxy.on("connect", ({ url = "" }, client) => {
    const [host = "", port = "443"] = url.split(":");
    if (host !== "nodejs.org" && !reachable.has(host))
      return void client.end("HTTP/1.1 403 Forbidden\r\n\r\n");
    const server = host === "nodejs.org" ? connect(vendorPort, "127.0.0.1") : connect(Number(port), host);
    server.once("connect", () => client.write("HTTP/1.1 200 OK\r\n\r\n"));
    server.on("error", () => client.destroy());
    client.on("error", () => server.destroy());
    server.pipe(client).pipe(server);
  });
  await once(proxy.listen(socket), "listening");
  return () => {
    for (const server of [proxy, vendor]) {
      server.close();
      server.closeAllConnections();
    }
  };
}
