import { readFileSync } from "node:fs";
import { get as sendRequest } from "node:https";
import { join } from "node:path";
import { hasPrograms } from "../../tests/debian-packages";
import { clinic } from "../support/content";
import { headersWith, security } from "../support/embeds";
import { expect, test } from "../support/test";
import { bareName, hostsOverTls } from "./hosts/over-tls";
import { freePort, type RunningHost, startHost } from "./hosts/start-host";

const secure = headersWith({ siteUrl: "https://localhost" });
/** Caddy passes on what our server sends, whose build is not for HTTPS here. */
const headersOf = (name: string) => (name === "Caddy" ? security.headers : secure);

interface HttpsResponse {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Requests a path from localhost, by one of its names, over HTTPS, trusting only one certificate. */
function httpsGet(port: number, path: string, ca: Buffer, name = "localhost"): Promise<HttpsResponse> {
  return new Promise((done, fail) => {
    const options = { host: "localhost", servername: name, headers: { Host: name }, port, path, ca };
    sendRequest({ ...options, agent: false }, async (response) => {
      const text = (await response.toArray()).join("");
      const { statusCode: status = 0, headers } = response;
      done({ status, headers: headers as Record<string, string>, text });
    }).on("error", fail);
  });
}

for (const hostAt of hostsOverTls) {
  const { name, programs } = hostAt(0);

  test.describe(`${name}, configured for TLS as in its guide,`, () => {
    // The tests of one host share a server, so they run in one worker.
    test.describe.configure({ mode: "default" });
    test.skip(!hasPrograms([...programs, "openssl"]), `${name} or OpenSSL is not installed.`);

    let runningHost: RunningHost;
    let get: (path: string, name?: string) => Promise<HttpsResponse>;
    test.beforeAll(async ({ baseURL }) => {
      const port = await freePort();
      runningHost = await startHost(hostAt(port), baseURL ?? "");
      const certificate = readFileSync(join(runningHost.folder, "certificate.pem"));
      get = (path, name) => httpsGet(port, path, certificate, name);
    });
    test.afterAll(() => runningHost?.stop());

    test("sends every security header of an HTTPS site", async () => {
      const response = await get("/about");
      expect(response.status).toBe(200);
      for (const [header, value] of Object.entries(headersOf(name))) {
        expect([header, response.headers[header.toLowerCase()]]).toEqual([header, value]);
      }
    });

    test("redirects HTTP to the same URL with HTTPS, without HSTS", async () => {
      const { port } = new URL(runningHost.address);
      const response = await fetch(`http://localhost:${port}/about?a=1`, { redirect: "manual" });
      expect([301, 308]).toContain(response.status);
      expect(response.headers.get("location")).toMatch(/^https:\/\/localhost(:\d+)?\/about\?a=1$/);
      expect(response.headers.get("strict-transport-security")).toBeNull();
    });

    if (name !== "Apache")
      test("redirects the domain without www", async () => {
        const { status, headers } = await get("/about?a=1", bareName);
        expect([status, headers.location]).toEqual([301, "https://localhost/about?a=1"]);
      });

    test("redirects old URLs, and proxies to the relay", async () => {
      const redirect = await get("/contact-us?a=1");
      expect([redirect.status, redirect.headers.location?.replace(/^https:\/\/[^/]+/, "")]).toEqual([
        301,
        "/contact?a=1",
      ]);
      expect((await get("/healthz")).text).toMatch(/^\{"status":"ok"/);
    });

    if (name === "Caddy")
      test("shows how to call while our server does not answer", async () => {
        const port = await freePort();
        const alone = await startHost(hostAt(port), `http://127.0.0.1:${await freePort()}`);
        const certificate = readFileSync(join(alone.folder, "certificate.pem"));
        const { status, text } = await httpsGet(port, "/about", certificate);
        await alone.stop();
        expect(status).toBe(502);
        expect(text).toContain(clinic.phones.main);
      });
  });
}
