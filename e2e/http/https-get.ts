import { get } from "node:https";

/** The response to `httpsGet`. */
export interface HttpsResponse {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

/** Requests a page from localhost, by one of its names, over HTTPS, trusting only one certificate. */
export function httpsGet(port: number, path: string, ca: Buffer, name = "localhost"): Promise<HttpsResponse> {
  return new Promise((done, fail) => {
    const options = { host: "localhost", servername: name, headers: { Host: name }, port, path, ca };
    get({ ...options, agent: false }, async (response) => {
      const html = (await response.toArray()).join("");
      const { statusCode: status = 0, headers } = response;
      done({ status, headers: headers as Record<string, string>, html });
    }).on("error", fail);
  });
}
