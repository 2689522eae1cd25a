import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fixtureFiles } from "./valid-files.fixtures";
import { reviewed } from "./valid-pages.fixtures";

/** A small project folder with valid content that tests can break. */
export interface Fixture {
  readonly folder: string;
  read(name: string): string;
  write(name: string, content: string | Buffer): void;
  /** Replaces the first occurrence of a text in a file; throws if there is none. */
  replace(name: string, text: string, replacement: string): void;
  rename(name: string, newName: string): void;
  remove(name: string): void;
}

/** Writes the fixture's files into a new temporary folder. */
export function makeFixture(): Fixture {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  const fixture: Fixture = {
    folder,
    read: (name) => readFileSync(join(folder, name), "utf8"),
    write: (name, content) => {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      // ext4 waits for the disk when a file is overwritten, but not for a new file.
      rmSync(path, { force: true });
      writeFileSync(path, content);
    },
    replace: (name, text, replacement) => {
      const before = fixture.read(name);
      if (!before.includes(text)) throw new Error(`${name} does not contain ${text}`);
      fixture.write(
        name,
        before.replace(text, () => replacement),
      );
    },
    rename: (name, newName) => renameSync(join(folder, name), join(folder, newName)),
    remove: (name) => rmSync(join(folder, name), { recursive: true }),
  };
  for (const [name, content] of fixtureFiles()) fixture.write(name, content);
  return fixture;
}

/** Gives each test of a file a new site, which is deleted after it. */
export function siteOfEachTest(make = makeFixture): Fixture {
  const site = {} as Fixture;
  beforeEach(() => {
    Object.assign(site, make());
  });
  afterEach(() => site.remove("."));
  return site;
}

/** Dates all content of a fixture as checked on a day. */
export function reviewAll(site: Fixture, day: string, before = reviewed): void {
  const inData = ["clinic", "concerns", "notices", "services"];
  for (const name of [...inData, "pages/home", "pages/our-team", "pages/behavior"]) {
    const file = `data/${name}.json`;
    site.write(file, site.read(file).replaceAll(before, day));
  }
}

/** Makes a fixture of the content check that can go live: nothing in it is sample, test or missing. */
export function makeReadySite(): Fixture {
  const site = makeFixture();
  for (const name of fixtureFiles().keys()) {
    if (name.endsWith(".json")) site.write(name, withoutSamples(site.read(name)));
  }
  const geo = '"geo": {\n    "latitude": 61.58,\n    "longitude": -149.44\n  },\n';
  site.replace("data/clinic.json", '  "address": {', `  ${geo}  "address": {`);
  site.write("documents/content/privacy-practices.ts", "export const document = {\n  parts: [],\n};\n");
  return site;
}

function withoutSamples(text: string): string {
  return text
    .replace(/,\s*"sample": true/g, "")
    .replaceAll("555-", "376-")
    .replaceAll(".example", ".org");
}
