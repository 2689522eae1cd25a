import type { CDPSession } from "@playwright/test";

const kinds = ["document", "script", "style", "font", "picture", "data"] as const;
export type Kind = (typeof kinds)[number];

/** Bytes as they were on the wire (compressed, with their headers), and how many answers brought them. */
export interface Amount {
  bytes: number;
  requests: number;
}

export interface TransferSize {
  readonly byKind: Readonly<Record<Kind, Amount>>;
  /** Addresses outside the site that were asked for. */
  readonly elsewhere: readonly string[];
}

export function total({ byKind }: TransferSize): Amount {
  const amounts = Object.values(byKind);
  return {
    bytes: amounts.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: amounts.reduce((sum, { requests }) => sum + requests, 0),
  };
}

/** Weighs, from now on, what a page loads. @returns what reads the scale: the weight so far */
export async function measureTransfer(client: CDPSession, site: string): Promise<() => TransferSize> {
  const kindOf = new Map<string, Kind>();
  const byKind = Object.fromEntries(kinds.map((kind) => [kind, { bytes: 0, requests: 0 }])) as Record<
    Kind,
    Amount
  >;
  const elsewhere: string[] = [];
  client.on("Network.requestWillBeSent", ({ request }) => {
    if (/^https?:/.test(request.url) && !request.url.startsWith(`${site}/`)) elsewhere.push(request.url);
  });
  client.on("Network.responseReceived", ({ requestId, response }) => {
    if (/^https?:/.test(response.url)) kindOf.set(requestId, kindOfType(response.mimeType));
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    // Nothing came over the wire for what the browser already had.
    if (kind === undefined || encodedDataLength === 0) return;
    byKind[kind].bytes += encodedDataLength;
    byKind[kind].requests += 1;
  });
  await client.send("Network.enable");
  return () => structuredClone({ byKind, elsewhere });
}

export function kindOfType(mimeType: string): Kind {
  if (mimeType === "text/html") return "document";
  if (mimeType.endsWith("javascript")) return "script";
  if (mimeType === "text/css") return "style";
  if (mimeType.startsWith("font/")) return "font";
  return mimeType.startsWith("image/") ? "picture" : "data";
}
