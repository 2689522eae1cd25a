import { spawnSync } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { keyText } from "./testing/outbox-command";
import { type CompiledServer, compileForTests } from "./testing/test-process";
import { openTestOutbox, validRequest } from "./testing/test-relay";

let server: CompiledServer;

beforeEach(async () => {
  server = await compileForTests();
});
afterEach(() => server.remove());

function run(args: string[] = [], environment = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [server.start, ...args], {
    cwd: server.directory,
    env: { PATH: process.env.PATH, ...environment },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

const notBuilt = "There is no built site in public/ yet. Run npm run build first.\n";

test("runs without compiler, loader and sources", () => {
  expect(run()).toEqual({ status: 1, stdout: "", stderr: notBuilt });
});

test.each(["server/dist", "server/dist/main.js", "server/dist/sources.json"])(
  "reports the missing build without %s",
  async (part) => {
    await rm(join(server.directory, part), { recursive: true });
    const message = "The server is not compiled yet. Run npm run build first.\n";
    expect(run()).toEqual({ status: 1, stdout: "", stderr: message });
  },
);

test("starts with a warning when a source has changed since the build", async () => {
  await mkdir(join(server.directory, "data"));
  await writeFile(join(server.directory, "data/redirects.json"), "[]");
  const outdated =
    "The server runs the last build, but data/redirects.json changed since. To update it, run npm run build.\n";
  expect(run()).toEqual({ status: 1, stdout: "", stderr: outdated + notBuilt });
});

test("npm run outbox reads keys from systemd credentials, and fails without them or without --yes", async () => {
  const OUTBOX_URL = `file:${join(server.directory, "var/outbox.db")}`;
  const outbox = await openTestOutbox(OUTBOX_URL);
  await outbox.accept(validRequest);
  outbox.close();
  const credentials = join(server.directory, "credentials");
  await mkdir(credentials);
  await writeFile(join(credentials, "OUTBOX_KEYS"), keyText());
  const command = (...args: string[]) =>
    run(["outbox", ...args], { OUTBOX_URL, CREDENTIALS_DIRECTORY: credentials });
  const shown = expect.stringContaining(validRequest.name);
  expect(command("show", validRequest.id)).toEqual({ status: 0, stdout: shown, stderr: "" });
  const unsure = expect.stringContaining("add --yes");
  expect(command("remove", validRequest.id)).toEqual({ status: 2, stdout: "", stderr: unsure });
  await rm(credentials, { recursive: true });
  const message = expect.stringMatching(/^CREDENTIALS_DIRECTORY is .+\n.+LoadCredential.+\n$/);
  expect(command("list")).toEqual({ status: 1, stdout: "", stderr: message });
});
