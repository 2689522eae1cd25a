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

test("a page that moves to another address keeps all its other lines", () => {
  const about = find("data/pages/about.json");
  const moved = { ...(about.value as Entry), path: "/about-us" };
  const saved = opened()("pages").toFile(sentOf(about, moved));
  expect(changedLines(about.text, saved)).toEqual([expect.stringContaining('"/about-us"')]);
});

test("a new page is checked by itself, since it may also be a page that has moved", () => {
  const about = find("data/pages/about.json");
  const moved = { ...(about.value as Entry), path: "/About Us" };
  const cause = expect.objectContaining({ message: expect.stringContaining("/About Us") });
  expect(() => opened()("pages").toFile(sentOf(about, moved))).toThrow(
    expect.objectContaining({ message: "saving_failed", cause }),
  );
});

test("a problem that was there before does not keep anybody from saving", () => {
  const team = find("data/team.json");
  const broken = team.text.replace('"position": "', '"position": "{nothing} ');
  const format = opened()("team");
  expect(format.toFile(asSent(schemaOf(team), format.fromFile(broken)))).toBe(broken);
});
