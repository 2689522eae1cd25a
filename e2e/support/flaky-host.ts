import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface Page {
  readonly type: string;
  readonly body: string;
}

/** A host of the built site that can go out of reach, and answer some addresses otherwise than the build has them. */
export interface FlakyHost {
  readonly address: string;
  isOutOfReach: boolean;
  /** By path, in place of the build's own. */
  readonly deployed: Map<string, Page>;
  stop(): void;
}

/** Starts one, on a port that the system chose. @param site where the built site is served */
export async function startFlakyHost(site: string): Promise<FlakyHost> {
  const deployed = new Map<string, Page>();
  const server = createServer(async ({ url = "/", socket }, response) => {
    if (host.isOutOfReach) socket.destroy();
    else await answer(url, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const host: FlakyHost = {
    address: `http://127.0.0.1:${port}`,
    isOutOfReach: false,
    deployed,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  return host;

  async function answer(url: string, response: ServerResponse): Promise<void> {
    const { status, headers, body } = await askSite(url);
    const page = deployed.get(url);
    if (page) response.writeHead(200, { ...headers, "Content-Type": page.type }).end(page.body);
    else response.writeHead(status, headers).end(body);
  }

  async function askSite(url: string) {
    const answer = await fetch(site + url, { redirect: "manual" });
    const changed = [
      "content-encoding",
      "content-length",
      "connection",
      "keep-alive",
      "transfer-encoding",
      "etag",
    ];
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !changed.includes(name)));
    return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
  }
}

/** Deploys a page's document and data with another heading. */
export async function deployHeading(
  host: FlakyHost,
  path: string,
  former: string,
  heading: string,
): Promise<void> {
  const addresses = { [path]: "text/html", [`/page-data${path}/page-data.json`]: "application/json" };
  for (const [address, type] of Object.entries(addresses)) {
    const body = await (await fetch(host.address + address)).text();
    host.deployed.set(address, { type, body: body.replaceAll(former, heading) });
  }
}
