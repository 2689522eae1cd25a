import { get } from "node:https";

export interface HttpsResponse {
  readonly status: number;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

/** Asks localhost for a page by TLS, trusting one certificate only. */
export function httpsGet(port: number, path: string, ca: Buffer): Promise<HttpsResponse> {
  return new Promise((done, fail) => {
    get({ host: "localhost", port, path, ca, agent: false }, async (response) => {
      const html = (await response.toArray()).join("");
      const { statusCode: status = 0, headers } = response;
      done({ status, headers: headers as Record<string, string>, html });
    }).on("error", fail);
  });
}
