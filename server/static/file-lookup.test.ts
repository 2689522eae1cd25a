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

const get = (path: string, headers = {}) => app.request(path, { headers });

test("a changed page is served after a second at most", async () => {
  await get("/about");
  await site.write({ "about/index.html": "<h1>About the clinic</h1>" });
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 1000);
  expect(await (await get("/about")).text()).toBe("<h1>About the clinic</h1>");
});

test("a page that changes between lookup and reading is looked up again", async () => {
  const { headers } = await app.request("/about", { method: "HEAD" });
  expect(headers.get("Content-Length")).toBe("14");
  await site.write({ "about/index.html": "<h1>About the clinic</h1>" });
  const changed = await get("/about");
  expect(changed.headers.get("Content-Length")).toBe("25");
  expect(changed.headers.get("ETag")).not.toBe(headers.get("ETag"));
  expect(await changed.text()).toBe("<h1>About the clinic</h1>");
});

test("a compressed page is not served to a client that does not accept it", async () => {
  await site.write({ "about/index.html.br": "encoded" });
  expect((await get("/about", { "Accept-Encoding": "br" })).headers.get("Content-Encoding")).toBe("br");
  expect((await get("/about")).headers.get("Content-Encoding")).toBeNull();
});

test("a new page is found at once", async () => {
  expect((await get("/hours")).status).toBe(404);
  await site.write({ "hours/index.html": "<h1>Hours</h1>" });
  expect((await get("/hours")).status).toBe(200);
});
