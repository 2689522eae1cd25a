import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request as askPlainly } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import type { EmbedSettings } from "../../src/shared/settings/embed-settings";
import { headersWith } from "../support/embeds";
import { serveSite } from "../support/serve";
import { makeCertificate } from "./certificate";
import { type HttpsResponse, httpsGet } from "./https-get";

/** Our own server over the built site, behind a proxy that speaks TLS with a certificate made for this run. */
export interface HttpsSite {
  /** Asks for a page by TLS, trusting that certificate only. */
  ask(path: string): Promise<HttpsResponse>;
  stop(): void;
}

/** Serves the built site with the headers that a build for an https address, and with these third parties, would have. */
export async function serveHttps(embeds: Partial<EmbedSettings> = {}): Promise<HttpsSite> {
  mkdirSync("var", { recursive: true });
  const folder = mkdtempSync("var/secure-site-");
  symlinkSync(resolve("public"), join(folder, "public"));
  mkdirSync(join(folder, "deploy"));
  const headers = headersWith({ ...embeds, siteUrl: "https://localhost" });
  writeFileSync(join(folder, "deploy/policy.json"), JSON.stringify({ headers }));
  const { keyFile, certificateFile } = makeCertificate(folder);
  const key = readFileSync(keyFile);
  const cert = readFileSync(certificateFile);
  const site = await serveSite(folder);
  const proxy = createServer({ key, cert }, ({ method, url, headers }, response) => {
    const passedOn = askPlainly(site.address + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passedOn.end();
  });
  await new Promise<void>((done) => proxy.listen(0, "localhost", done));
  const { port } = proxy.address() as AddressInfo;
  return {
    ask: (path) => httpsGet(port, path, cert),
    stop() {
      proxy.close();
      site.stop();
      rmSync(folder, { recursive: true, maxRetries: 5 });
    },
  };
}
