import { readFileSync } from "node:fs";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { subresourceHeaders } from "../../server/static/security-headers";
import { hasPrograms } from "../../tests/debian-packages";
import { security } from "../support/embeds";
import { expect, test } from "../support/test";
import { apache } from "./hosts/apache";
import { hasBrotli, nginx } from "./hosts/nginx";
import { type RunningHost, startHost } from "./hosts/start-host";
import { brotliCases, type HttpCase, httpCases } from "./http-cases";

/** Content types of subresources, which do not need the headers that only matter on documents. */
const subresourceTypes = /^(font\/|image\/(?!svg))|javascript|json/;

interface HostResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a raw request: a browser or fetch would normalize the path and add headers. */
function send(
  address: string,
  { method = "GET", path, headers = {} }: Pick<HttpCase, "method" | "path" | "headers">,
  content?: string,
): Promise<HostResponse> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, fail) => {
    const sent = httpRequest({ hostname, port, method, path, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on("error", fail);
    sent.end(content);
  });
}

/** The actual values of a case's headers; where they match, the expected value itself, which makes them equal. */
function actualHeaders(
  { expected }: HttpCase,
  { headers }: HostResponse,
  address: string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(expected).map(([name, value]) => {
      const actual = `${headers[name] ?? ""}`.replace(address, "");
      const isEqual = value instanceof RegExp ? value.test(actual) : actual === (value ?? "");
      return [name, isEqual ? value : actual];
    }),
  );
}

/** Sends all requests at once. Soft expectations, so that one run reports every wrong response. */
async function checkCases(cases: readonly HttpCase[], address: string): Promise<void> {
  await Promise.all(
    cases.map(async (each) => {
      const response = await send(address, each);
      const name = nameOf(each);
      const actual = { status: response.status, ...actualHeaders(each, response, address) };
      expect.soft(actual, name).toEqual({ status: each.status, ...each.expected });
      expect.soft(securityHeadersOf(response), name).toEqual(expectedSecurityHeaders(response));
      if (each.status === 404) expect.soft(response.body.toString(), name).toContain("Page Not Found");
    }),
  );
}

function expectedSecurityHeaders({ headers }: HostResponse): [string, string][] {
  const isSubresource = subresourceTypes.test(headers["content-type"] ?? "");
  return Object.entries(security.headers).filter(([name]) => !isSubresource || subresourceHeaders.has(name));
}

/** The actual values of the security headers that a response must have. */
function securityHeadersOf(response: HostResponse) {
  return expectedSecurityHeaders(response).map(([name]) => [name, response.headers[name.toLowerCase()]]);
}

const nameOf = ({ method = "GET", path, headers = {} }: HttpCase) =>
  [method, path, ...Object.entries(headers).map((pair) => pair.join(": "))].join(" ");

test("our own server responds to every request as expected", ({ baseURL }) =>
  checkCases([...httpCases, ...brotliCases], baseURL ?? ""));

for (const host of [nginx, apache]) {
  test.describe(host.name, () => {
    // The tests of one host share a server, so they run in one worker.
    test.describe.configure({ mode: "default" });
    test.skip(!hasPrograms(host.programs), `${host.name} is not installed.`);

    let runningHost: RunningHost;
    test.beforeAll(async ({ baseURL }) => {
      runningHost = await startHost(host, baseURL ?? "");
    });
    test.afterAll(() => runningHost?.stop());

    test("responds to every request as expected", () => checkCases(httpCases, runningHost.address));

    test("sends Brotli", async () => {
      test.skip(host === nginx && !hasBrotli(), "Its Brotli module is not installed.");
      await checkCases(brotliCases, runningHost.address);
    });

    test("never redirects to another site", async () => {
      for (const path of ["//evil.example/", "/\\\\evil.example/", "/%5cevil.example/", "/%0d%0aX:/"]) {
        const { headers } = await send(runningHost.address, { path });
        const location = new URL(headers.location ?? "/", runningHost.address);
        expect.soft(location.origin, path).toBe(runningHost.address);
        expect.soft(headers.x, path).toBeUndefined();
      }
    });

    test("serves nothing outside the site's folder", async () => {
      for (const path of ["/../package.json", "/%2e%2e/package.json", "/..%2fpackage.json"])
        expect.soft([400, 404], path).toContain((await send(runningHost.address, { path })).status);
    });

    test("a path that no file can have is an error of the request", async () => {
      for (const path of ["/about%00.html", "/%00", "/es/about%00"])
        expect.soft([400, 404], path).toContain((await send(runningHost.address, { path })).status);
    });

    test("unchanged pages are not sent again", async () => {
      const page = await send(runningHost.address, { path: "/about" });
      const headers = { "If-None-Match": page.headers.etag ?? "" };
      expect((await send(runningHost.address, { path: "/about", headers })).status).toBe(304);
    });

    test("form requests are proxied to the relay, and its responses are not changed", async () => {
      const headers = { "Content-Type": "application/json", Origin: runningHost.address };
      const response = await send(
        runningHost.address,
        { method: "POST", path: "/send-email.php", headers },
        "{}",
      );
      expect([response.status, JSON.parse(response.body.toString()).success]).toEqual([400, false]);
      expect(response.headers["cache-control"]).toBe("no-store");
      expect(response.headers["content-security-policy"]).toBe(security.headers["Content-Security-Policy"]);
      const getResponse = await send(runningHost.address, { path: "/send-email.php" });
      expect([getResponse.status, getResponse.headers.allow]).toEqual([405, "POST"]);
      const health = await send(runningHost.address, { path: "/healthz" });
      expect(JSON.parse(health.body.toString())).toMatchObject({ status: "ok" });
    });

    test("its access log has page requests, but no form requests", async () => {
      const headers = { "Content-Type": "application/json", Origin: runningHost.address };
      await send(runningHost.address, { method: "POST", path: "/send-email.php", headers }, "{}");
      await send(runningHost.address, { path: "/about?after-the-form" });
      const log = () => readFileSync(join(runningHost.folder, "access.log"), "utf8");
      await expect.poll(log).toContain("/about?after-the-form");
      expect(log()).not.toContain("send-email");
    });
  });
}
