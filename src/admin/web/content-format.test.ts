import { readContent } from "../../content-check/read-content";
import { type SourceFile, schemaOf } from "../../content-check/source-file";
import { asSent } from "../saving/as-sent.fixtures";
import { contentFormats } from "./content-format";

const { files } = readContent(process.cwd()).content;
const find = (name: string) => files.find((file) => file.name === name) as SourceFile;
const sentOf = (file: SourceFile, value: unknown = file.value) => asSent(schemaOf(file), value);
type Entry = Readonly<Record<string, unknown>>;

/** The formats after the editor has read all files, as it does when it starts. */
function opened() {
  const { ofCollection } = contentFormats([]);
  for (const { collection, text } of files) ofCollection(collection).fromFile(text.trim());
  return ofCollection;
}

/** A list of data/ with other fields in its first entry. */
function withFirst({ value }: SourceFile, change: (entry: Entry) => Entry): Entry[] {
  const [first = {}, ...others] = value as Entry[];
  return [{ ...first, ...change(first) }, ...others];
}

/** What the editor shows if a save fails. */
function messageOf(save: () => unknown): string {
  try {
    save();
  } catch (error) {
    const { message, cause } = error as Error;
    if (message === "saving_failed") return (cause as Error).message;
  }
  return "";
}

function changedLines(before: string, after: string): string[] {
  const old = before.split("\n");
  return after.split("\n").filter((line, index) => line !== old[index]);
}

test.each(["data/team.json", "data/clinic.json", "data/pages/telehealth.json"])(
  "%s is saved byte for byte as it was",
  (name) => {
    const file = find(name);
    expect(opened()(file.collection).toFile(sentOf(file))).toBe(file.text);
  },
);

test("a changed word is a changed line", () => {
  const team = find("data/team.json");
  const changed = withFirst(team, () => ({ position: "Keeper of Kites" }));
  const saved = opened()("team").toFile(sentOf(team, changed));
  expect(changedLines(team.text, saved)).toEqual([expect.stringContaining("Keeper of Kites")]);
});

test("a page that moves to another address keeps all its other lines", () => {
  const about = find("data/pages/about.json");
  const moved = { ...(about.value as Entry), path: "/about-us" };
  const saved = opened()("pages").toFile(sentOf(about, moved));
  expect(changedLines(about.text, saved)).toEqual([expect.stringContaining('"/about-us"')]);
});

test("a change by someone else, which the editor reads later, stays", () => {
  const team = find("data/team.json");
  const theirs = team.text.replace('"position": "', '"position": "Chief ');
  const format = opened()("team");
  expect(format.toFile(asSent(schemaOf(team), format.fromFile(theirs)))).toBe(theirs);
});

test("a new page is checked by itself, since it may also be a page that has moved", () => {
  const about = find("data/pages/about.json");
  const moved = { ...(about.value as Entry), path: "/About Us" };
  const message = messageOf(() => opened()("pages").toFile(sentOf(about, moved)));
  expect(message).toContain("/About Us");
});

test("a problem that was there before does not keep anybody from saving", () => {
  const team = find("data/team.json");
  const broken = team.text.replace('"position": "', '"position": "{nothing} ');
  const format = opened()("team");
  expect(format.toFile(asSent(schemaOf(team), format.fromFile(broken)))).toBe(broken);
});
