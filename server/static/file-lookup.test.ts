/** @jest-environment node */
import { createApp } from "../app";
import { makeTestSite, noPolicy, noRelay, type TestSite } from "../testing/test-site";

let site: TestSite;
let app: ReturnType<typeof createApp>;
beforeEach(async () => {
  site = await makeTestSite();
  const { publicDirectory } = site;
  const log = { error: () => {} };
  app = createApp({ publicDirectory, policy: noPolicy, redirects: [], relay: noRelay, log });
});
afterEach(() => {
  jest.restoreAllMocks();
  return site.remove();
});

const ask = (path: string, headers = {}) => app.request(path, { headers });

test("a page of a later build is found a second later at most", async () => {
  await ask("/about");
  await site.write({ "about/index.html": "<h1>About the clinic</h1>" });
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 1000);
  expect(await (await ask("/about")).text()).toBe("<h1>About the clinic</h1>");
});

test("a page that changes between finding and reading it is found anew, with its true length", async () => {
  const { headers } = await app.request("/about", { method: "HEAD" });
  expect(headers.get("Content-Length")).toBe("14");
  await site.write({ "about/index.html": "<h1>About the clinic</h1>" });
  const changed = await ask("/about");
  expect(changed.headers.get("Content-Length")).toBe("25");
  expect(changed.headers.get("ETag")).not.toBe(headers.get("ETag"));
  expect(await changed.text()).toBe("<h1>About the clinic</h1>");
});

test("what a visitor takes encoded does not reach one who does not", async () => {
  await site.write({ "about/index.html.br": "encoded" });
  expect((await ask("/about", { "Accept-Encoding": "br" })).headers.get("Content-Encoding")).toBe("br");
  expect((await ask("/about")).headers.get("Content-Encoding")).toBeNull();
});

test("a page that is new is found at once", async () => {
  expect((await ask("/hours")).status).toBe(404);
  await site.write({ "hours/index.html": "<h1>Hours</h1>" });
  expect((await ask("/hours")).status).toBe(200);
});
