import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deleteTestMails, mailsFrom } from "./mailbox";

const parent = "parent-3f1c2a90-7f9c-4b63-9a53-0d7a1c2b3d4e@example.com";
const mail = (address: string) => `From: site@clinic.example\r\nReply-To: ${address}\r\n\r\nHello\r\nAna\r\n`;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mail-"));
  for (const [name, address] of Object.entries({ a: parent, b: "ana@home.example" })) {
    writeFileSync(join(folder, `${name}.eml`), mail(address));
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a mail is found by its Reply-To address, and parsed only once", async () => {
  expect(await mailsFrom(parent, folder)).toEqual(["Hello\nAna\n"]);
  writeFileSync(join(folder, "a.eml"), mail("other@home.example"));
  expect(await mailsFrom(parent, folder)).toHaveLength(1);
});

test("only the mails of test runs are deleted", async () => {
  await deleteTestMails(folder);
  expect(readdirSync(folder)).toEqual(["b.eml"]);
});

test("there are no mails before the folder exists", async () => {
  expect(await mailsFrom(parent, join(folder, "none"))).toEqual([]);
  await deleteTestMails(join(folder, "none"));
});
