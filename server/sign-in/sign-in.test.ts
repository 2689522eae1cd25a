import type { RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { signInPath } from "../../src/shared/site/admin-paths";
import { type RunningApp, startApp } from "../testing/running-app";
import { createTestLog, startProvider } from "../testing/test-relay";
import { makeTestSite, type TestSite, testApp } from "../testing/test-site";
import { problems } from "./pages";
import { challengeOf } from "./pending";
import { signIn } from "./sign-in";

const admin = "https://www.clinic.example";
const token = "gho_TokenOfAnEditor";

let site: TestSite;
let github: Awaited<ReturnType<typeof startProvider>>;
let answer: RequestListener;
let received: URLSearchParams | undefined;
let server: RunningApp;
let log: ReturnType<typeof createTestLog>;

beforeAll(async () => {
  site = await makeTestSite();
  // A stand-in for GitHub's token endpoint.
  github = await startProvider(async (request, response) => {
    received = new URLSearchParams(await text(request));
    answer(request, response);
  });
});
afterAll(async () => {
  await github.stop();
  await site.remove();
});
beforeEach(async () => {
  received = undefined;
  answer = answerWith({ access_token: token, token_type: "bearer", scope: "repo" });
  log = createTestLog();
  // The whole server, whose pages have a policy that would keep the popup from working.
  const settings = { clientId: "Iv1.id", clientSecret: "secret", adminOrigin: admin, githubUrl: githubUrl() };
  const documents = { "Cross-Origin-Opener-Policy": "same-origin", "X-Content-Type-Options": "nosniff" };
  const { publicDirectory } = site;
  const policy = () => ({ documents, subresources: {} });
  server = await startApp(testApp({ publicDirectory, policy, signIn: signIn(settings, 0, log), log }));
});
afterEach(() => server.stop());

function answerWith(body: object, status = 200): RequestListener {
  return (_, response) => {
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(body));
  };
}

const githubUrl = () => new URL(github.url).origin;

/** Starts a sign-in as the editor does. @returns the cookie, and where GitHub is asked */
async function start() {
  const query = "provider=github&site_id=www.clinic.example&scope=repo,user";
  const response = await server.request(`${signInPath}?${query}`);
  const [cookie = ""] = response.headers["set-cookie"] ?? [];
  return { response, cookie, asked: new URL(response.headers.location ?? "") };
}

async function finish({ cookie, asked }: Awaited<ReturnType<typeof start>>, query = "code=c0de") {
  const path = `${signInPath}/callback?${query}&state=${asked.searchParams.get("state")}`;
  const response = await server.request(path, { headers: { Cookie: cookie.split(";")[0] ?? "" } });
  return { ...response, page: response.body.toString() };
}

test("a sign-in starts at GitHub, with a state and a challenge, and a cookie that no script reads", async () => {
  const { response, cookie, asked } = await start();
  expect(response.status).toBe(302);
  expect(asked.origin + asked.pathname).toBe(`${githubUrl()}/login/oauth/authorize`);
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    client_id: "Iv1.id",
    scope: "repo read:user",
    state: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: "S256",
  });
  const [named, ...attributes] = cookie.split("; ");
  expect(named).toMatch(/^__Host-sign-in=/);
  expect(attributes.sort().join("; ")).toBe("HttpOnly; Max-Age=600; Path=/; SameSite=Lax; Secure");
});

test("the code is exchanged with the secret and the verifier, and only the editor's origin gets the token", async () => {
  const started = await start();
  const { status, page, headers } = await finish(started);
  expect(status).toBe(200);
  const sent = Object.fromEntries(received ?? []);
  expect(sent).toMatchObject({ client_id: "Iv1.id", client_secret: "secret", code: "c0de" });
  const challenge = started.asked.searchParams.get("code_challenge");
  expect(challengeOf({ state: "", verifier: `${sent.code_verifier}` })).toBe(challenge);
  const [, json = ""] = /id="answer">([^<]+)</.exec(page) ?? [];
  expect(JSON.parse(json)).toEqual({ origin: admin, token });
  expect(headers["set-cookie"]?.[0]).toMatch(/^__Host-sign-in=; Max-Age=0/);
});

test("its pages keep their own policy, and are neither kept nor found", async () => {
  const { headers } = await finish(await start());
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "content-security-policy": expect.stringContaining("script-src 'self';"),
    "cross-origin-opener-policy": "unsafe-none",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex, nofollow",
  });
});

test("the script in the popup answers the window that opened it only", async () => {
  const { body, headers } = await server.request(`${signInPath}/tell-editor.js`);
  expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
  expect(body.toString()).toContain("event.source !== opener || event.origin !== origin");
});

test("neither tokens nor codes are logged", async () => {
  await finish(await start());
  await finish(await start(), "error=access_denied&error_description=gho_x");
  const lines = JSON.stringify(log.lines);
  expect(lines).toContain('"outcome":"done"');
  expect(lines).not.toMatch(/gho_|c0de|secret/);
});

test.each([
  ["somebody who pressed Cancel", "refused", "error=access_denied", {}],
  ["a code that was used before", "outdated", "code=old", { error: "bad_verification_code" }],
  ["a wrong secret", "wrongApp", "code=c0de", { error: "incorrect_client_credentials" }],
  ["an error that nobody knows", "unexpected", "code=c0de", { error: "new_error" }],
  ["an answer without a token", "away", "code=c0de", {}],
] as const)("%s gets a page that says how to go on", async (_, name, query, body) => {
  answer = answerWith(body);
  const { status, page } = await finish(await start(), query);
  expect(status).toBe(problems[name].status);
  expect(page).toContain(problems[name].title);
  expect(page).toContain(problems[name].fix);
  expect(log.lines).toContainEqual(expect.objectContaining({ level: "warn", outcome: name }));
});

test.each([
  ["fails", answerWith({}, 500)],
  ["answers with something else", ((_, response) => response.end("<html>")) as RequestListener],
  ["ends the connection", (({ socket }) => socket.destroy()) as RequestListener],
])("a GitHub that %s is said to be away", async (_, listener) => {
  answer = listener;
  const { status, page } = await finish(await start());
  expect([status, page.includes(problems.away.title)]).toEqual([502, true]);
});

test("another state, or another browser, gets no token", async () => {
  const started = await start();
  const other = await start();
  const foreign = { ...started, cookie: other.cookie };
  expect((await finish(foreign)).page).toContain(problems.outdated.title);
  expect((await finish({ ...started, cookie: "" })).status).toBe(400);
  expect(received).toBeUndefined();
});

test("only GitHub is a provider, and only GET is a method", async () => {
  expect((await server.request(`${signInPath}?provider=gitlab`)).status).toBe(400);
  expect((await server.request(signInPath, { method: "POST" })).status).toBe(405);
});

test("one address can start only so many sign-ins", async () => {
  const statuses = [];
  for (const _ of Array(21)) statuses.push((await server.request(`${signInPath}?provider=github`)).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([302, 429]);
});
