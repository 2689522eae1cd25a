import type { z } from "zod";
import type { Fault, Words } from "./fault";
import { faultAt } from "./fault-at";
import { mendShape } from "./mend-shape";
import { listed, nearest } from "./nearest";
import { plainWords } from "./plain-words";
import type { Content } from "./read-content";
import { type FieldPath, type SourceFile, schemaOf } from "./source-file";
import { inWords, valueAt } from "./values";
import { fieldsOf, knownFields } from "./walk";

/**
 * Where a file is not as src/content describes it: unknown and missing fields, wrong types and forms. What is written for
 * a picture is left to findAttachmentFaults, which knows the files.
 */
export function findShapeFaults({ files }: Content): Fault[] {
  return files.filter(({ readable }) => readable).flatMap(shapeFaultsOf);
}

function shapeFaultsOf(file: SourceFile): Fault[] {
  const schema = schemaOf(file);
  const issues = schema.safeParse(file.value, { error: plainWords }).error?.issues ?? [];
  const required = new Set(issues.map(({ path }) => keyOf(path)));
  const misspelled = new Set<string>();
  const pictures = new Set(
    [...fieldsOf(schema, file.value)]
      .filter(({ role }) => role === "picture" || role === "image")
      .map(({ path }) => keyOf(path)),
  );
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const known = knownFields(schema, file.value, issue.path);
    const present = Object.keys(Object(valueAt(file.value, issue.path)));
    const absent = known.filter((name) => !present.includes(name));
    const missing = absent.filter((name) => required.has(keyOf([...issue.path, name])));
    const [onlyMissing] = issue.keys.length === 1 && missing.length === 1 ? missing : [];
    return issue.keys.map((key) => {
      const near = nearest(key, absent);
      const meant = near ?? onlyMissing;
      if (meant !== undefined) misspelled.add(keyOf([...issue.path, meant]));
      return faultAt(file, [...issue.path, key], unknownField(known, near, onlyMissing), "name");
    });
  });
  const others = issues
    .filter((issue) => issue.code !== "unrecognized_keys" && !misspelled.has(keyOf(issue.path)))
    .filter(({ path }) => !pictures.has(keyOf(path)))
    .map((issue) => faultAt(file, issue.path, issueWords(file, issue)));
  return [...unknown, ...others];
}

const keyOf = (path: FieldPath) => path.map(String).join("\n");

/** @param onlyMissing the one field that the same group lacks, if this is also its one unknown field */
function unknownField(
  known: readonly string[],
  meant: string | undefined,
  onlyMissing: string | undefined,
): Words {
  const otherwise = onlyMissing === undefined ? "Remove it." : `Is this meant to be "${onlyMissing}"?`;
  return {
    found: "There is no field of this name here.",
    expected: `The fields here are ${listed(known)}.`,
    mend: meant === undefined ? otherwise : `Did you mean "${meant}"?`,
  };
}

function issueWords(file: SourceFile, issue: z.core.$ZodIssue): Words {
  const value = valueAt(file.value, issue.path);
  if (issue.code === "invalid_union" && issue.discriminator !== undefined) return unknownKind(issue, value);
  if (value === undefined) {
    return {
      found: "This field is missing.",
      expected: `It ${issue.message}.`,
      mend: `Add "${String(issue.path.at(-1))}" here.`,
    };
  }
  return {
    found: `It is ${inWords(value)}.`,
    expected: `It ${issue.message}.`,
    mend: mendShape(issue, value, file.name),
  };
}

function unknownKind(issue: z.core.$ZodIssueInvalidUnion, value: unknown): Words {
  const kinds = "options" in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
  const meant = typeof value === "string" ? nearest(value, kinds) : undefined;
  return {
    found: value === undefined ? "This field is missing." : `There is no kind ${inWords(value)}.`,
    expected: `The kinds are ${listed(kinds)}.`,
    mend: meant === undefined ? "Write one of these kinds." : `Did you mean "${meant}"?`,
  };
}
