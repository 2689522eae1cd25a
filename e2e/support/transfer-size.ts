import type { CDPSession } from "@playwright/test";

const kinds = ["document", "script", "style", "font", "picture", "data"] as const;
export type Kind = (typeof kinds)[number];

/** Transferred bytes (compressed, including headers), and the number of responses. */
interface Amount {
  bytes: number;
  requests: number;
}

export interface TransferSize {
  readonly byKind: Readonly<Record<Kind, Amount>>;
  /** The URLs of requests to other sites. */
  readonly thirdParty: readonly string[];
}

/** The sum over all kinds of files. */
export function total({ byKind }: TransferSize): Amount {
  const amounts = Object.values(byKind);
  return {
    bytes: amounts.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: amounts.reduce((sum, { requests }) => sum + requests, 0),
  };
}

/** Counts what a page loads from now on. @returns reads the counts so far */
export async function measureTransfer(client: CDPSession, site: string): Promise<() => TransferSize> {
  const kindOf = new Map<string, Kind>();
  const byKind = Object.fromEntries(kinds.map((kind) => [kind, { bytes: 0, requests: 0 }])) as Record<
    Kind,
    Amount
  >;
  const thirdParty: string[] = [];
  client.on("Network.requestWillBeSent", ({ request }) => {
    if (/^https?:/.test(request.url) && !request.url.startsWith(`${site}/`)) thirdParty.push(request.url);
  });
  client.on("Network.responseReceived", ({ requestId, response }) => {
    if (/^https?:/.test(response.url)) kindOf.set(requestId, kindOfType(response.mimeType));
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    // Cached responses transfer nothing.
    if (kind === undefined || encodedDataLength === 0) return;
    byKind[kind].bytes += encodedDataLength;
    byKind[kind].requests += 1;
  });
  await client.send("Network.enable");
  return () => structuredClone({ byKind, thirdParty });
}

function kindOfType(mimeType: string): Kind {
  if (mimeType === "text/html") return "document";
  if (mimeType.endsWith("javascript")) return "script";
  if (mimeType === "text/css") return "style";
  if (mimeType.startsWith("font/")) return "font";
  return mimeType.startsWith("image/") ? "picture" : "data";
}
