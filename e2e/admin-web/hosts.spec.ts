import { readFileSync } from "node:fs";
import { join } from "node:path";
import { signInPath } from "../../src/shared/site/admin-paths";
import { hasPrograms } from "../../tests/debian-packages";
import { apache } from "../http/hosts/apache";
import { nginx } from "../http/hosts/nginx";
import { startHost } from "../http/hosts/start-host";
import { expect, test } from "../support/test";
import { addressOf } from "./ports";

interface Policy {
  readonly headers: Readonly<Record<string, string>>;
  readonly adminHeaders: Readonly<Record<string, string>>;
}
const file = join(process.env.HOSTED_PROJECT ?? "", "deploy/policy.json");
const policy: Policy = JSON.parse(readFileSync(file, "utf8"));

/** Expects exactly these headers, and no second value of any of them. */
function expectHeaders(response: Response, expected: Policy["headers"]): void {
  const actual = Object.keys(expected).map((name) => [name, response.headers.get(name)]);
  expect.soft(Object.fromEntries(actual), response.url).toEqual(expected);
}

async function expectAdmin(address: string): Promise<void> {
  const ask = (path: string) => fetch(`${address}${path}`, { redirect: "manual" });
  const page = await ask("/admin");
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<div id="nc-root">');
  expectHeaders(page, policy.adminHeaders);
  expect(page.headers.get("speculation-rules")).toBeNull();

  const script = await ask("/admin/files/main.js");
  expect([script.status, script.headers.get("content-type")]).toEqual([
    200,
    "text/javascript; charset=utf-8",
  ]);
  expectHeaders(await ask("/"), policy.headers);

  const signIn = await ask(`${signInPath}?provider=github`);
  expect([signIn.status, signIn.headers.get("cache-control")]).toEqual([302, "no-store"]);
  expect(signIn.headers.get("location")).toContain(`${addressOf("githubHost")}/login/oauth/authorize?`);
  expect(signIn.headers.get("set-cookie")).toContain("HttpOnly");
  const answer = await ask(`${signInPath}/callback`);
  expect(await answer.text()).toContain("This sign-in is too old");
  expect(answer.headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
  expect(answer.headers.get("content-security-policy")).toContain("script-src 'self'");
  const toEditor = await ask(`${signInPath}/tell-editor.js`);
  expect(toEditor.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
}

test("our own server gives /admin its own headers, and helps to sign in", () =>
  expectAdmin(addressOf("github")));

for (const host of [nginx, apache]) {
  test(`${host.name} gives /admin its own headers, and asks our server to help to sign in`, async () => {
    test.skip(!hasPrograms(host.programs), `${host.name} is not installed.`);
    const running = await startHost(host, addressOf("github"));
    await expectAdmin(running.address);
    await expect.poll(() => readFileSync(join(running.folder, "access.log"), "utf8")).toContain("/admin");
    expect(readFileSync(join(running.folder, "access.log"), "utf8")).not.toContain("sign-in");
    await running.stop();
  });
}
