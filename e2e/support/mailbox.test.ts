import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deleteTestMails } from "./mailbox";

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

test("only the mails of test runs are deleted", async () => {
  await deleteTestMails(folder);
  expect(readdirSync(folder)).toEqual(["b.eml"]);
});
