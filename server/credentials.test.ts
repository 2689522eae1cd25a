import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "./config";
import { withCredentials } from "./credentials";
import { setUpFolder } from "./testing/test-relay";

const folder = setUpFolder();

test("without systemd's folder, only the environment counts", () => {
  expect(withCredentials({ SMTP_URL: "smtps://a" })).toEqual({ SMTP_URL: "smtps://a" });
});

test("a credential sets the variable of its name and overrides the environment", () => {
  writeFileSync(join(folder.path, "SMTP_URL"), "smtps://user:password@mail.example.org\n");
  const environment = { CREDENTIALS_DIRECTORY: folder.path, SMTP_URL: "smtps://old", PORT: "9000" };
  expect(withCredentials(environment)).toEqual({
    ...environment,
    SMTP_URL: "smtps://user:password@mail.example.org",
  });
});

test("files that are not named like a variable are ignored", () => {
  for (const name of ["notes.txt", "smtp-url", ".hidden"]) writeFileSync(join(folder.path, name), "value");
  const environment = { CREDENTIALS_DIRECTORY: folder.path };
  expect(withCredentials(environment)).toEqual({ CREDENTIALS_DIRECTORY: folder.path });
});

test("an unreadable file or folder is an error", () => {
  mkdirSync(join(folder.path, "SMTP_URL"));
  const read = (path: string) => () => withCredentials({ CREDENTIALS_DIRECTORY: path });
  expect(read(folder.path)).toThrow(ConfigError);
  expect(read(folder.path)).toThrow(/cannot be read: EISDIR.+\n.*LoadCredential/);
  expect(read(join(folder.path, "no"))).toThrow(/ENOENT/);
});
