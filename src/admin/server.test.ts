import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Fixture, makeFixture } from "../content-check/valid-site.fixtures";
import { adminProxy } from "../gatsby/develop/admin-proxy";
import { branch, repository } from "./host/names";
import { startAdmin } from "./server";

// The bundle is tested in a browser.
jest.mock("./page/bundle", () => ({ bundleAdmin: async () => undefined }));

// Each save checks all content, pictures included.
jest.setTimeout(30_000);

let site: Fixture;
let admin: Server;
let view: Server;
let origin: string;

beforeAll(async () => {
  site = makeFixture();
  admin = await startAdmin(site.folder);
  const proxy = adminProxy((admin.address() as AddressInfo).port);
  view = createServer((request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    proxy(request, response, () => response.end("the live view"));
  });
  await once(view.listen(0, "localhost"), "listening");
  origin = `http://localhost:${(view.address() as AddressInfo).port}`;
});
afterAll(() => {
  for (const server of [view, admin]) {
    server.closeAllConnections();
    server.close();
  }
  site.remove(".");
});

const token = async () => {
  const page = await (await fetch(`${origin}/admin`)).text();
  return /"token":"([0-9a-f]{64})"/.exec(page)?.[1] ?? "";
};
const api = async (path: string, body?: object) =>
  fetch(`${origin}/admin/api/v1${path}`, {
    headers: { Authorization: `token ${await token()}` },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
const repo = `/repos/${repository}`;

/** Saves the people, as the editor does. */
function save(sha: string, text: string) {
  const content = Buffer.from(text).toString("base64");
  const files = [{ operation: "update", path: "data/team.json", content, sha }];
  return api(`${repo}/contents`, { branch, message: "Update People", files });
}

test("each request has a connection of its own, which does not expire while the server is busy", async () => {
  const connected = jest.fn();
  admin.on("connection", connected);
  for (let round = 0; round < 3; round += 1)
    expect(await (await fetch(`${origin}/admin/looks`)).text()).toContain("What the blocks look like</h1>");
  admin.off("connection", connected);
  expect(connected).toHaveBeenCalledTimes(3);
});

test("the live view passes on what is under /admin, and nothing else", async () => {
  expect(await (await fetch(`${origin}/administration`)).text()).toBe("the live view");
  expect(await (await fetch(`${origin}/admin`)).text()).toContain('<div id="nc-root">');
});

test("/admin has a security policy of its own, is not for search engines, and not for other websites", async () => {
  const { headers } = await fetch(`${origin}/admin`);
  expect(headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; script-src 'self'.*; frame-src 'self'$/,
  );
  expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(headers.get("access-control-allow-origin")).toBeNull();
  expect(headers.get("cache-control")).toBe("no-store");
});

test.each([
  ["another website", { Origin: "https://evil.example" }],
  ["another website that sends no origin", { "Sec-Fetch-Site": "cross-site" }],
  ["another page of this machine", { Origin: "http://localhost:1" }],
])("%s gets nothing", async (_, headers) => {
  expect((await fetch(`${origin}/admin`, { headers })).status).toBe(403);
});

test("without the token of the page, nothing is shown, saved or closed", async () => {
  const headers = { Authorization: "token guess" };
  expect((await fetch(`${origin}/admin/api/v1/user`, { headers })).status).toBe(401);
  const form = { method: "POST", body: new URLSearchParams({ token: "guess" }) };
  expect((await fetch(`${origin}/admin/${repository}/commit/1`, form)).status).toBe(403);
  const day = { method: "POST", body: JSON.stringify({ when: "today", date: "" }) };
  expect((await fetch(`${origin}/admin/close-day`, { ...day, headers })).status).toBe(401);
  const known = { Authorization: `token ${await token()}` };
  const answer = await fetch(`${origin}/admin/close-day`, { ...day, headers: known });
  expect(await answer.json()).toHaveProperty("day");
});

test("the editor finds a repository whose files are those of data/", async () => {
  expect(await (await api("/version")).json()).toEqual({ version: "1.24.0" });
  expect(await (await api(repo)).json()).toMatchObject({ default_branch: branch });
  const { commit } = await (await api(`${repo}/branches/${branch}`)).json();
  const { tree } = await (await api(`${repo}/git/trees/${commit.id}?recursive=1&page=1`)).json();
  expect(tree).toContainEqual(expect.objectContaining({ type: "blob", path: "data/pages/home.json" }));
  const files = ["data/team.json", "package.json"];
  const [team, ...others] = await (await api(`${repo}/file-contents?ref=${branch}`, { files })).json();
  expect(Buffer.from(team.content, "base64").toString()).toBe(site.read("data/team.json"));
  expect(others).toEqual([]);
  const picture = await api(`${repo}/media/${branch}/data/images/team/ben.jpg`);
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(100);
  expect((await api(`${repo}/raw/data/../../etc/passwd`)).status).toBe(404);
});

test("the forms can show the pictures of data/images/, and no other file", async () => {
  const picture = await fetch(`${origin}/admin/pictures/team/ben.jpg`);
  expect(picture.headers.get("content-type")).toBe("image/jpeg");
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(100);
  expect((await fetch(`${origin}/admin/pictures/..%2Fteam.json`)).status).toBe(404);
});

test("a save answers with the new state, and is in the history", async () => {
  const treeOf = async () => (await (await api(`${repo}/git/trees/${branch}?recursive=1`)).json()).tree;
  const { sha } = (await treeOf()).find(({ path }: { path: string }) => path === "data/team.json");
  const response = await save(sha, site.read("data/team.json").replace("Ben sings", "Ben hums"));
  const { commit, files } = await response.json();
  const now = await (await api(`${repo}/branches/${branch}`)).json();
  expect(commit.sha).toBe(now.commit.id);
  expect(await treeOf()).toContainEqual(expect.objectContaining(files[0]));
  const commits = await (await api(`${repo}/commits?sha=${branch}&path=data%2Fteam.json&limit=100`)).json();
  expect(commits).toHaveLength(1);
});

test("a save over someone else's change is a conflict", async () => {
  expect((await save("0123", "[]")).status).toBe(409);
});
