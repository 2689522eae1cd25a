import { readFileSync } from "node:fs";
import { request as ask, type IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { subresourceHeaders } from "../../src/shared/http/subresource-headers";
import { hasPrograms } from "../../tests/debian-packages";
import { security } from "../support/embeds";
import { expect, test } from "../support/test";
import { apache } from "./hosts/apache";
import { caddy } from "./hosts/caddy";
import { nginx } from "./hosts/nginx";
import { type RunningHost, startHost } from "./hosts/start-host";
import { brotliCases, type HttpCase, httpCases } from "./http-cases";

/** Such answers may leave to the page what is the page's to say. */
const loadedByPages = /^(font\/|image\/(?!svg))|javascript|json/;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request just as it is written: a browser, or fetch, would tidy its path and add headers of its own. */
function send(
  address: string,
  { method = "GET", path, headers = {} }: Pick<HttpCase, "method" | "path" | "headers">,
  content?: string,
): Promise<Answer> {
  const { hostname, port } = new URL(address);
  return new Promise((answer, fail) => {
    const sent = ask({ hostname, port, method, path, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () =>
        answer({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on("error", fail);
    sent.end(content);
  });
}

/** What an answer says of the headers that a case names, in the case's own words where they agree. */
function found({ expected }: HttpCase, { headers }: Answer, address: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(expected).map(([name, value]) => {
      const given = `${headers[name] ?? ""}`.replace(address, "");
      const agrees = value instanceof RegExp ? value.test(given) : given === (value ?? "");
      return [name, agrees ? value : given];
    }),
  );
}

async function checkCase(each: HttpCase, address: string): Promise<void> {
  const answer = await send(address, each);
  expect({ status: answer.status, ...found(each, answer, address) }).toEqual({
    status: each.status,
    ...each.expected,
  });
  const isPart = loadedByPages.test(answer.headers["content-type"] ?? "");
  for (const [name, value] of Object.entries(security.headers)) {
    if (isPart && !subresourceHeaders.has(name)) continue;
    expect([name, answer.headers[name.toLowerCase()]]).toEqual([name, value]);
  }
  if (each.status === 404) expect(answer.body.toString()).toContain("Page Not Found");
}

const nameOf = ({ method = "GET", path, headers = {} }: HttpCase) =>
  [method, path, ...Object.entries(headers).map((pair) => pair.join(": "))].join(" ");

for (const each of [...httpCases, ...brotliCases]) {
  test(`our own server: ${nameOf(each)}`, ({ baseURL }) => checkCase(each, baseURL ?? ""));
}

for (const host of [nginx, apache, caddy]) {
  test.describe(host.name, () => {
    // One server for all: the tests of one host run in one worker.
    test.describe.configure({ mode: "default" });
    test.skip(!hasPrograms(host.programs, host.packages), `${host.name} is not on this machine.`);

    let running: RunningHost;
    test.beforeAll(async ({ baseURL }) => {
      running = await startHost(host, baseURL ?? "");
    });
    test.afterAll(() => running?.stop());

    for (const each of [...httpCases, ...brotliCases]) {
      test(nameOf(each), async () => {
        test.skip(
          brotliCases.includes(each) && !host.hasBrotli(),
          "Its Brotli module is not on this machine.",
        );
        await checkCase(each, running.address);
      });
    }

    for (const path of ["//evil.example/", "/\\\\evil.example/", "/%5cevil.example/", "/%0d%0aX:/"]) {
      test(`${path} never leads off the site`, async () => {
        const { headers } = await send(running.address, { path });
        const location = new URL(headers.location ?? "/", running.address);
        expect(location.origin).toBe(running.address);
        expect(headers.x).toBeUndefined();
      });
    }

    for (const path of ["/../package.json", "/%2e%2e/package.json", "/..%2fpackage.json"]) {
      test(`${path} shows nothing beside the site's folder`, async () => {
        expect([400, 404]).toContain((await send(running.address, { path })).status);
      });
    }

    test("what has not changed is not sent again", async () => {
      const page = await send(running.address, { path: "/about" });
      const headers = { "If-None-Match": page.headers.etag ?? "" };
      expect((await send(running.address, { path: "/about", headers })).status).toBe(304);
    });

    test("the forms are passed on to the relay, whose answers stand", async () => {
      const headers = { "Content-Type": "application/json", Origin: running.address };
      const answer = await send(running.address, { method: "POST", path: "/send-email.php", headers }, "{}");
      expect([answer.status, JSON.parse(answer.body.toString()).success]).toEqual([400, false]);
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(answer.headers["content-security-policy"]).toBe(security.headers["Content-Security-Policy"]);
      const asked = await send(running.address, { path: "/send-email.php" });
      expect([asked.status, asked.headers.allow]).toEqual([405, "POST"]);
      const health = await send(running.address, { path: "/healthz" });
      expect(JSON.parse(health.body.toString())).toMatchObject({ status: "ok" });
    });

    test("its access log has the pages, and nobody who sent a form", async () => {
      const headers = { "Content-Type": "application/json", Origin: running.address };
      await send(running.address, { method: "POST", path: "/send-email.php", headers }, "{}");
      await send(running.address, { path: "/about?after-the-form" });
      const log = () => readFileSync(join(running.folder, "access.log"), "utf8");
      await expect.poll(log).toContain("/about?after-the-form");
      expect(log()).not.toContain("send-email");
    });
  });
}
