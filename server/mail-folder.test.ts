/** @jest-environment node */
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import addressparser from "nodemailer/lib/addressparser";
import type { AcceptedRequest } from "./mail";
import { deliverToFolder } from "./mail-folder";

const addresses = {
  from: "site@clinic.example",
  to: "Front desk <desk@clinic.example>",
  host: "clinic.example",
};
const request: AcceptedRequest = {
  id: "7f9c24e5-2f1b-4c53-9a3f-0d8f3f1f0a11",
  receivedAt: new Date("2026-11-20T18:05:09.123Z"),
  name: "Ana Example",
  phone: "907-555-0100",
  email: "ana@example.com",
  message: "My son walks on his toes.\n\nCan you help?",
};

let folder: string;
let mailFolder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mail-"));
  mailFolder = join(folder, "var/mail");
});
afterEach(() => rm(folder, { recursive: true }));

async function deliver(changes: Partial<AcceptedRequest> = {}): Promise<string> {
  await deliverToFolder(mailFolder, addresses)({ ...request, ...changes });
  const [name = ""] = await readdir(mailFolder);
  return readFile(join(mailFolder, name), "utf8");
}

test("writes a mail that the clinic can answer", async () => {
  const mail = await deliver();
  const [head = "", ...body] = mail.split("\r\n\r\n");
  expect(head.split("\r\n")).toEqual(
    expect.arrayContaining([
      "From: site@clinic.example",
      "To: Front desk <desk@clinic.example>",
      "Reply-To: Ana Example <ana@example.com>",
      "Subject: Website request from Ana Example",
      "Message-ID: <7f9c24e5-2f1b-4c53-9a3f-0d8f3f1f0a11@clinic.example>",
      "Date: Fri, 20 Nov 2026 18:05:09 +0000",
      "Content-Type: text/plain; charset=utf-8",
    ]),
  );
  expect(body).toEqual([
    "Name: Ana Example\r\nPhone: 907-555-0100\r\nEmail: ana@example.com",
    "My son walks on his toes.",
    "Can you help?\r\n",
  ]);
});

test("names it by time and id, and keeps it from other users", async () => {
  await deliver();
  expect(await readdir(mailFolder)).toEqual([
    "2026-11-20T18-05-09.123Z-7f9c24e5-2f1b-4c53-9a3f-0d8f3f1f0a11.eml",
  ]);
  const [name = ""] = await readdir(mailFolder);
  expect((await stat(join(mailFolder, name))).mode & 0o777).toBe(0o600);
  expect((await stat(mailFolder)).mode & 0o777).toBe(0o700);
});

test("closes a folder that stood open", async () => {
  await mkdir(mailFolder, { recursive: true });
  await chmod(mailFolder, 0o755);
  await deliver();
  expect((await stat(mailFolder)).mode & 0o777).toBe(0o700);
});

test.each([
  ["quotes and commas", 'Ana "Annie" Example, mother <x@evil.example>'],
  ["other scripts", "Nguyễn Thị Ánh"],
  ["an encoded word", "=?utf-8?Q?=0D=0ABcc:_x@evil.example?="],
])("keeps a name with %s from addressing anyone else", async (_, name) => {
  const mail = await deliver({ name });
  const head = mail.slice(0, mail.indexOf("\r\n\r\n")).replace(/\r\n\s/g, " ");
  expect(head).not.toMatch(/^bcc:/im);
  const [, replyTo = ""] = /^Reply-To: (.*)$/m.exec(head) ?? [];
  expect(addressparser(replyTo)).toEqual([{ name: expect.any(String), address: "ana@example.com" }]);
});

test("leaves nothing behind when it fails", async () => {
  await mkdir(join(folder, "var"));
  await writeFile(mailFolder, "a file where the folder should be");
  await expect(deliver()).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(await readdir(join(folder, "var"))).toEqual(["mail"]);
});

test("keeps two requests of the same moment apart", async () => {
  await Promise.all([deliver(), deliver({ id: "another" })]);
  expect(await readdir(mailFolder)).toHaveLength(2);
});
