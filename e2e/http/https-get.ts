import { get } from "node:https";

/** The response to `httpsGet`. */
export interface HttpsResponse {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

/** Requests a page from localhost over HTTPS, trusting only one certificate. */
export function httpsGet(port: number, path: string, ca: Buffer): Promise<HttpsResponse> {
  return new Promise((done, fail) => {
    get({ host: "localhost", port, path, ca, agent: false }, async (response) => {
      const html = (await response.toArray()).join("");
      const { statusCode: status = 0, headers } = response;
      done({ status, headers: headers as Record<string, string>, html });
    }).on("error", fail);
  });
}
