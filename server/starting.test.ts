/** @jest-environment node */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setUpServer } from "./testing/test-process";

jest.setTimeout(30_000);

const { site, start, startAndListen } = setUpServer();

test("refuses to start without a build", async () => {
  await rm(site().publicDirectory, { recursive: true });
  expect(await start().ended).toEqual({
    code: 1,
    signal: null,
    output: "",
    errors: "There is no built site in public/ yet. To make it, run npm run build first.\n",
  });
});

test("refuses to start on a port that is taken, and names another", async () => {
  const { port } = await startAndListen();
  expect(await start({ PORT: `${port}` }).ended).toMatchObject({
    code: 1,
    output: "",
    errors: `Port ${port} is taken, perhaps by another copy of this server. To choose another: PORT=9000 npm run serve\n`,
  });
});

test("refuses to start on settings that make no sense", async () => {
  expect(await start({ PORT: "ninety" }).ended).toMatchObject({
    code: 1,
    output: "",
    errors: 'PORT is "ninety". It must be a whole number from 0 to 65535.\n',
  });
});

test("takes settings that systemd hands over as files", async () => {
  const folder = join(site().directory, "credentials");
  await mkdir(folder);
  await writeFile(join(folder, "SMTP_URL"), "imap://user:password@mail.example.org");
  expect(await start({ CREDENTIALS_DIRECTORY: folder }).ended).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^SMTP_URL must be the address of a mail server.+not shown here/),
  });
});
