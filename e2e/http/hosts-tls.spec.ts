import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hasPrograms } from "../../tests/debian-packages";
import { headersWith } from "../support/embeds";
import { expect, test } from "../support/test";
import { hostsOverTls } from "./hosts/over-tls";
import { freePort, type RunningHost, startHost } from "./hosts/start-host";
import { type HttpsResponse, httpsGet } from "./https-get";
import { observatoryScore } from "./observatory";

const secure = headersWith({ siteUrl: "https://localhost" });

for (const hostAt of hostsOverTls) {
  const { name, programs, packages } = hostAt(0);

  test.describe(`${name}, set up for TLS as its guide says,`, () => {
    // One server for all: the tests of one host run in one worker.
    test.describe.configure({ mode: "default" });
    test.skip(
      !hasPrograms([...programs, "openssl"], [...packages, "openssl"]),
      `${name} or OpenSSL is not on this machine.`,
    );

    let running: RunningHost;
    let ask: (path: string) => Promise<HttpsResponse>;
    test.beforeAll(async ({ baseURL }) => {
      const port = await freePort();
      running = await startHost(hostAt(port), baseURL ?? "");
      const certificate = readFileSync(join(running.folder, "certificate.pem"));
      ask = (path) => httpsGet(port, path, certificate);
    });
    test.afterAll(() => running?.stop());

    test("answers with every header of a site that is reached by TLS, and scores at least 130", async () => {
      const answer = await ask("/about");
      expect(answer.status).toBe(200);
      for (const [header, value] of Object.entries(secure)) {
        expect([header, answer.headers[header.toLowerCase()]]).toEqual([header, value]);
      }
      expect(observatoryScore(answer)).toBeGreaterThanOrEqual(130);
    });

    test("leads whoever comes without TLS to the same address with it, and promises nothing there", async () => {
      const { port } = new URL(running.address);
      const answer = await fetch(`http://localhost:${port}/about?a=1`, { redirect: "manual" });
      expect([301, 308]).toContain(answer.status);
      expect(answer.headers.get("location")).toMatch(/^https:\/\/localhost(:\d+)?\/about\?a=1$/);
      expect(answer.headers.get("strict-transport-security")).toBeNull();
    });

    test("moves old addresses, and passes on to the relay", async () => {
      const moved = await ask("/contact-us?a=1");
      expect([moved.status, moved.headers.location?.replace(/^https:\/\/[^/]+/, "")]).toEqual([
        301,
        "/contact?a=1",
      ]);
      expect((await ask("/healthz")).html).toMatch(/^\{"status":"ok"/);
    });
  });
}
