import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import type { EmbedSettings } from "../../src/shared/settings/build-settings";
import { headersWith } from "../support/embeds";
import { serveSite } from "../support/serve";
import { makeCertificate } from "./certificate";
import { type HttpsResponse, httpsGet } from "./https-get";

/** Our own server with the built site, behind a TLS proxy with a temporary certificate. */
export interface HttpsSite {
  /** Requests a page over HTTPS, trusting only that certificate. */
  get(path: string): Promise<HttpsResponse>;
  stop(): void;
}

/** Serves the built site with the headers of a build for an https URL and these third parties. */
export async function serveHttps(embeds: Partial<EmbedSettings> = {}): Promise<HttpsSite> {
  mkdirSync("var", { recursive: true });
  const folder = mkdtempSync("var/https-site-");
  symlinkSync(resolve("public"), join(folder, "public"));
  mkdirSync(join(folder, "deploy"));
  const headers = headersWith({ ...embeds, siteUrl: "https://localhost" });
  writeFileSync(join(folder, "deploy/policy.json"), JSON.stringify({ headers }));
  const { keyFile, certificateFile } = makeCertificate(folder);
  const key = readFileSync(keyFile);
  const cert = readFileSync(certificateFile);
  const site = await serveSite(folder);
  const proxy = createServer({ key, cert }, ({ method, url, headers }, response) => {
    const proxied = httpRequest(site.address + url, { method, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
    });
    proxied.end();
  });
  await new Promise<void>((done) => proxy.listen(0, "localhost", done));
  const { port } = proxy.address() as AddressInfo;
  return {
    get: (path) => httpsGet(port, path, cert),
    stop() {
      proxy.close();
      site.stop();
      rmSync(folder, { recursive: true, maxRetries: 5 });
    },
  };
}
