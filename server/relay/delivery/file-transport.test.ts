import { chmod, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "../../testing/test-relay";
import { fileTransport } from "./transport";

const mail = {
  from: "site@clinic.example",
  to: "desk@clinic.example",
  messageId: "<7f9c@clinic.example>",
  date: new Date("2026-11-20T18:05:09.123Z"),
  text: "Hello",
};
const file = "2026-11-20T18-05-09.123Z-7f9c.eml";

let folder: Awaited<ReturnType<typeof makeFolder>>;
let mails: string;
beforeEach(async () => {
  folder = await makeFolder();
  mails = join(folder.path, "var/mail");
});
afterEach(() => folder.remove());

const send = () => fileTransport(mails).send(mail, ["desk@clinic.example"], "7f9c");

test("writes a mail that only its owner can read, named by time and id", async () => {
  await send();
  expect(await readdir(mails)).toEqual([file]);
  expect(await readFile(join(mails, file), "utf8")).toContain("Message-ID: <7f9c@clinic.example>\r\n");
  expect((await stat(join(mails, file))).mode & 0o777).toBe(0o600);
  expect((await stat(mails)).mode & 0o777).toBe(0o700);
});

test("restricts the mode of an existing folder", async () => {
  await mkdir(mails, { recursive: true });
  await chmod(mails, 0o755);
  await send();
  expect((await stat(mails)).mode & 0o777).toBe(0o700);
});

test("writing a mail again, for example after a crash, leaves one file", async () => {
  await mkdir(mails, { recursive: true });
  await writeFile(join(mails, `.${file}.tmp`), "half of a mail");
  await send();
  await send();
  expect(await readdir(mails)).toEqual([file]);
});

test("leaves no files behind when it fails", async () => {
  await mkdir(join(folder.path, "var"));
  await writeFile(mails, "a file where the folder should be");
  await expect(send()).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(await readdir(join(folder.path, "var"))).toEqual(["mail"]);
});
