import type { Field, SignaturePart } from "./document";

/** The fields of a signature: the signature itself, the date, the printed name and the relation. */
export function signatureRows({ name, who, relation = "Relation to the child" }: SignaturePart): Field[][] {
  return [
    [
      {
        name: `${name}.signature`,
        label: `Signature of ${who}`,
        hint: "sign, or type your full name",
        span: 2,
      },
      { name: `${name}.date`, label: "Date", hint: "MM/DD/YYYY" },
    ],
    [
      { name: `${name}.name`, label: "Printed name", span: 2 },
      { name: `${name}.relation`, label: relation },
    ],
  ];
}
