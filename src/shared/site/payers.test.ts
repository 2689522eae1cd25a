import { insurersOf, programsOf } from "./payers";

const lists = {
  accepted: ["Alaska Medicaid", "Aetna", "EBMS"],
  acceptedMore: "and other insurers",
  inNetwork: ["MODA", "Alaska Medicaid"],
  homeschool: ["Raven"],
  homeschoolMore: "and others",
};

test.each([
  ["in the network, though not in the list of accepted ones", "MODA", "inNetwork"],
  ["in both lists", "Alaska Medicaid", "inNetwork"],
  ["accepted only", "Aetna", "accepted"],
  ["not named", "and other insurers", "ask"],
])("an insurer that is %s", (_, name, kind) => {
  expect(insurersOf(lists).filter((insurer) => insurer.name === name)).toEqual([{ name, kind }]);
});

test("insurers stand in the order of what it means for a family", () => {
  expect(insurersOf(lists).map(({ name }) => name)).toEqual([
    "MODA",
    "Alaska Medicaid",
    "Aetna",
    "EBMS",
    "and other insurers",
  ]);
});

test("a homeschool program is taken, and any other is a question to us", () => {
  expect(programsOf(lists)).toEqual([
    { name: "Raven", kind: "homeschool" },
    { name: "and others", kind: "ask" },
  ]);
});
