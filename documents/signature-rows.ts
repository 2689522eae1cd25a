import type { Field, SignaturePart } from "./document";

/** The boxes of a signature: a hand's or a typed one, its date, and who it was. */
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
