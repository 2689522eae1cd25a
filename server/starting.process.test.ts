import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setUpServer } from "./testing/test-process";

jest.setTimeout(30_000);

const { site, start, startAndListen } = setUpServer();

test("does not start without a build", async () => {
  await rm(site().publicDirectory, { recursive: true });
  expect(await start().ended).toEqual({
    code: 1,
    signal: null,
    output: "",
    errors: "There is no built site in public/ yet. Run npm run build first.\n",
  });
});

test("does not start on a port that is in use, and suggests another one", async () => {
  const { port } = await startAndListen();
  expect(await start({ PORT: `${port}` }).ended).toMatchObject({
    code: 1,
    output: "",
    errors: `Port ${port} is in use, perhaps by another copy of this server. To choose another: PORT=9000 npm run serve\n`,
  });
});

test("does not start with invalid settings", async () => {
  expect(await start({ PORT: "ninety" }).ended).toMatchObject({
    code: 1,
    output: "",
    errors: 'PORT is "ninety". It must be a whole number from 0 to 65535.\n',
  });
});

test("reads settings from systemd credentials", async () => {
  const folder = join(site().directory, "credentials");
  await mkdir(folder);
  await writeFile(join(folder, "SMTP_URL"), "imap://user:password@mail.example.org");
  expect(await start({ CREDENTIALS_DIRECTORY: folder }).ended).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^SMTP_URL must be the URL of a mail server.+not shown here/),
  });
});
