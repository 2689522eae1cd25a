import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { siteOfEachTest } from "../../content-check/valid-site.fixtures";
import { contentWatcherMiddleware } from "./content-watcher";
import { errorOverlayPath } from "./error-overlay";

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});
const site = siteOfEachTest();

async function open(): Promise<{ next(): Promise<string>; url: string }> {
  const middleware = contentWatcherMiddleware(site.folder);
  server = createServer((request, response) => middleware(request, response, () => response.end("a page")));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { body } = await fetch(url + errorOverlayPath);
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  let unread = "";
  async function next(): Promise<string> {
    const end = unread.indexOf("\n\n");
    if (end >= 0) {
      const message = JSON.parse(unread.slice("data: ".length, end));
      unread = unread.slice(end + 2);
      return message;
    }
    unread += new TextDecoder().decode((await reader.read()).value);
    return next();
  }
  return { next, url };
}

/** Reads messages until one meets the condition, or the test times out. */
async function until(next: () => Promise<string>, isWanted: (message: string) => boolean): Promise<string> {
  const message = await next();
  return isWanted(message) ? message : until(next, isWanted);
}

const team = "data/team.json";

/** Runs git in the fixture's folder. */
function git(...parameters: string[]): void {
  const author = ["-c", "user.name=Ana", "-c", "user.email=ana@example.com"];
  execFileSync("git", [...author, ...parameters], { cwd: site.folder, stdio: "pipe" });
}

/** Restores the file with Git, as the editor's "Discard Changes" does. */
function discardChanges(): void {
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--message", "Start");
  site.replace(team, "Ben sings.", "Ben hums.");
  git("checkout", "--", team);
}

function replaceByRename(): void {
  site.write("team.json.new", site.read(team));
  site.rename("team.json.new", team);
}

function writeAgain(): void {
  const content = site.read(team);
  site.remove(team);
  site.write(team, content);
}

test.each<[string, () => void]>([
  ["saved", () => site.write(team, site.read(team))],
  ["replaced by a rename", replaceByRename],
  ["restored by git checkout", discardChanges],
  ["deleted and written again", writeAgain],
  ["in a folder that was moved away and back", moveAway],
])("detects every save of a file that was %s", async (_, change) => {
  const { next } = await open();
  expect(await next()).toBe("");
  for (const round of [1, 2]) {
    change();
    site.replace(team, '"position"', `"postion${round}"`);
    expect(await until(next, (each) => each.includes(`postion${round}`))).toContain("position");
    site.replace(team, `"postion${round}"`, '"position"');
    expect(await until(next, (each) => each === "")).toBe("");
  }
});

function moveAway(): void {
  site.rename("data", "away");
  site.rename("away", "data");
}

test.each(["data/images/team", "data"])(
  "detects changed pictures after %s was deleted and created again",
  async (folder) => {
    const { next } = await open();
    expect(await next()).toBe("");
    const picture = "data/images/team/ben.jpg";
    for (const _ of [1, 2]) {
      cpSync(join(site.folder, folder), join(site.folder, "backup"), { recursive: true });
      site.remove(folder);
      expect(await until(next, (each) => each !== "")).toContain("Found");
      cpSync(join(site.folder, "backup"), join(site.folder, folder), { recursive: true });
      expect(await until(next, (each) => each === "")).toBe("");
      site.rename(picture, "ben.jpg");
      expect(await until(next, (each) => each !== "")).toContain("ben.jpg");
      site.rename("ben.jpg", picture);
      expect(await until(next, (each) => each === "")).toBe("");
    }
  },
);

test("a page opened later gets the report immediately, and other URLs go to the site", async () => {
  site.replace("data/team.json", '"position"', '"postion"');
  const { next, url } = await open();
  expect(await until(next, (each) => each !== "")).toContain('Did you mean "position"?');
  expect(await (await fetch(`${url}/about`)).text()).toBe("a page");
});
