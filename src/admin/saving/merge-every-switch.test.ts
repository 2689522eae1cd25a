import { z } from "zod";
import { readContent } from "../../content-check/read-content";
import { type FieldPath, type SourceFile, schemaOf } from "../../content-check/source-file";
import { isRecord, valueAt } from "../../content-check/values";
import { schemaAt, shapeOf } from "../../content-check/walk-fields";
import { asSent } from "./as-sent.fixtures";
import { mergeFile } from "./merge-file";

const { files } = readContent(process.cwd()).content;

/** Turns every switch of a value; what `isGone` names is left out. */
function turned(
  value: unknown,
  isGone: (path: FieldPath) => boolean = () => false,
  path: FieldPath = [],
): unknown {
  if (typeof value === "boolean") return !value;
  if (Array.isArray(value)) return value.map((entry, index) => turned(entry, isGone, [...path, index]));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isGone([...path, key]))
      .map(([key, field]) => [key, turned(field, isGone, [...path, key])]),
  );
}

/** Whether a switch is one that nobody has to write down, and is on: turned off, its line goes. */
function isOptionalAndOn({ value, ...file }: SourceFile, path: FieldPath): boolean {
  const [owner, key] = [path.slice(0, -1), String(path.at(-1))];
  const schema = schemaAt(schemaOf({ value, ...file }), value, owner);
  const field = schema && shapeOf(schema, Object(valueAt(value, owner)))?.[key];
  return field instanceof z.ZodOptional && valueAt(value, path) === true;
}

const withoutComma = (line: string) => line.replace(/,$/, "");
const isSwitch = /: (?:true|false)\b/;
const withSwitches = files.filter(({ text }) => isSwitch.test(text));

test.each(withSwitches.map((file) => [file.name, file] as const))(
  "in %s, a switch that is turned changes its own line, or takes it out",
  (name, file) => {
    const sent = JSON.stringify(asSent(schemaOf(file), turned(file.value)));
    const after = mergeFile(name, file.text, sent);
    expect(JSON.parse(after)).toEqual(turned(file.value, (path) => isOptionalAndOn(file, path)));
    const lines = new Set(after.split("\n").map(withoutComma));
    const others = file.text.split("\n").filter((line) => !isSwitch.test(line));
    expect(others.map(withoutComma).filter((line) => !lines.has(line))).toEqual([]);
  },
);
