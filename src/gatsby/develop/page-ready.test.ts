import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { waitingPageMiddleware } from "./page-ready";

/** What the live view has, by URL path; undefined never answers. */
type Files = Readonly<Record<string, object | undefined>>;

const about = "/page-data/about/page-data.json";
const withQuery = { [about]: { staticQueryHashes: ["12"] } };
const notFound = { "/page-data/404.html/page-data.json": { staticQueryHashes: ["12"] } };
const result = { "/page-data/sq/d/12.json": { data: {} } };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a live view as Gatsby's, and opens one of its addresses. */
async function open(
  files: Files,
  path: string,
  headers: Readonly<Record<string, string>>,
  limitMs?: number,
): Promise<string> {
  const middleware = waitingPageMiddleware(limitMs);
  server = createServer((request, response) => {
    const { url = "" } = request;
    if (url in files && files[url] === undefined) return;
    if (url in files) return void response.end(JSON.stringify(files[url]));
    if (url.endsWith("page-data.json")) return void response.writeHead(404).end("{}");
    // What Gatsby answers for any other file that is not there.
    if (url.endsWith(".json")) return void response.end("{}");
    void middleware(request, response, () => response.end("the page"));
  });
  await new Promise<void>((resolve) => server?.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://localhost:${port}${path}`, { headers })).text();
}

const asPage = { Accept: "text/html,*/*" };
const inFrame = { ...asPage, "Sec-Fetch-Dest": "iframe" };

test.each<[string, Files, string]>([
  ["whose data is there", { ...withQuery, ...result }, "/about"],
  ["with a query in its address", { ...withQuery, ...result }, "/about?x=1"],
  ["without static queries", { [about]: {} }, "/about"],
  ["that is Home", { "/page-data/index/page-data.json": { staticQueryHashes: ["12"] }, ...result }, "/"],
  ["that does not exist", { ...notFound, ...result }, "/nowhere"],
])("a page %s is shown", async (_, files, path) => {
  expect(await open(files, path, asPage, 20_000)).toBe("the page");
});

test.each<[string, Files, string]>([
  ["whose data does not come", { [about]: undefined }, "/about"],
  ["whose static query has not run", withQuery, "/about"],
  ["whose static query is running", { ...withQuery, "/page-data/sq/d/12.json": undefined }, "/about"],
  ["that does not exist, before the not-found page has its data", notFound, "/nowhere"],
])("instead of a page %s, a waiting page is shown, also in a frame", async (_, files, path) => {
  expect(await open(files, path, asPage, 50)).toContain("This page is being prepared");
  server?.close();
  expect(await open(files, path, inFrame, 50)).toContain("This page is being prepared");
});

test.each([
  ["a script", "/about", { "Sec-Fetch-Dest": "script", Accept: "*/*" }],
  ["a request of a program", "/about", {}],
  ["the editor", "/admin", asPage],
  ["what belongs to the editor", "/admin/looks", asPage],
])("%s does not wait for the data of a page", async (_, path, headers) => {
  expect(await open({ [about]: undefined }, path, headers)).toBe("the page");
});
