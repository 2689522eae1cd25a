import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { makeGate } from "./scripts";

interface Page {
  readonly type: string;
  readonly body: string;
}

/** A proxy of the built site that can become unreachable, and can serve changed files. */
export interface FlakyHost {
  readonly address: string;
  isUnreachable: boolean;
  /** Answers like a host whose server is being restarted. */
  isDown: boolean;
  /** Files by path that replace those of the build. */
  readonly deployed: Map<string, Page>;
  /** Makes the chosen requests wait for their answer, or for the second half of it. @returns a function that lets them go on */
  hold(isHeld: (request: IncomingMessage) => boolean, since?: "start" | "middle"): () => void;
  stop(): void;
}

/** Starts the proxy on a free port. @param site URL of the server of the built site */
export async function startFlakyHost(site: string): Promise<FlakyHost> {
  const deployed = new Map<string, Page>();
  const holds: { isHeld: (request: IncomingMessage) => boolean; since: string; released: Promise<void> }[] =
    [];
  const server = createServer(async (request, response) => {
    const { url = "/", socket } = request;
    const hold = holds.find(({ isHeld }) => isHeld(request));
    if (hold?.since === "start") await hold.released;
    if (host.isUnreachable) socket.destroy();
    else if (host.isDown) response.writeHead(503).end("Service Unavailable");
    else await respond(url, response, hold?.released);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const host: FlakyHost = {
    address: `http://127.0.0.1:${port}`,
    isUnreachable: false,
    isDown: false,
    deployed,
    hold(isHeld, since = "start") {
      const { opened, open } = makeGate();
      holds.push({ isHeld, since, released: opened });
      return open;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  return host;

  async function respond(url: string, response: ServerResponse, released?: Promise<void>): Promise<void> {
    const { status, headers, body } = await fetchFromSite(url);
    const page = deployed.get(url);
    if (page) response.writeHead(200, { ...headers, "Content-Type": page.type });
    else response.writeHead(status, headers);
    const bytes = page ? Buffer.from(page.body) : body;
    response.write(bytes.subarray(0, bytes.length / 2));
    await released;
    response.end(bytes.subarray(bytes.length / 2));
  }

  async function fetchFromSite(url: string) {
    const response = await fetch(site + url, { redirect: "manual" });
    const changed = [
      "content-encoding",
      "content-length",
      "connection",
      "keep-alive",
      "transfer-encoding",
      "etag",
    ];
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !changed.includes(name)));
    return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
  }
}

/** Deploys a page's document and page data with another heading. */
export async function deployHeading(
  host: FlakyHost,
  path: string,
  before: string,
  heading: string,
): Promise<void> {
  const addresses = { [path]: "text/html", [`/page-data${path}/page-data.json`]: "application/json" };
  for (const [address, type] of Object.entries(addresses)) {
    const body = await (await fetch(host.address + address)).text();
    host.deployed.set(address, { type, body: body.replaceAll(before, heading) });
  }
}
