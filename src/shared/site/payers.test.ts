import { insurersOf, programsOf } from "./payers";

const lists = {
  accepted: ["Alaska Medicaid", "Aetna", "EBMS"],
  acceptedMore: "and other insurers",
  inNetwork: ["MODA", "Alaska Medicaid"],
  homeschool: ["Raven"],
  homeschoolMore: "and others",
};

test.each([
  ["in-network, but not in the list of accepted ones", "MODA", "inNetwork"],
  ["in both lists", "Alaska Medicaid", "inNetwork"],
  ["accepted only", "Aetna", "accepted"],
  ["not listed", "and other insurers", "ask"],
])("an insurer that is %s", (_, name, kind) => {
  expect(insurersOf(lists).filter((insurer) => insurer.name === name)).toEqual([{ name, kind }]);
});

test("in-network insurers come first, then accepted ones, then the entry for all others", () => {
  expect(insurersOf(lists).map(({ name }) => name)).toEqual([
    "MODA",
    "Alaska Medicaid",
    "Aetna",
    "EBMS",
    "and other insurers",
  ]);
});

test("without any insurer or program, there is no entry for others either", () => {
  const none = { ...lists, accepted: [], inNetwork: [], homeschool: [] };
  expect([insurersOf(none), programsOf(none)]).toEqual([[], []]);
});

test("listed homeschool programs are accepted, and families ask about any other", () => {
  expect(programsOf(lists)).toEqual([
    { name: "Raven", kind: "homeschool" },
    { name: "and others", kind: "ask" },
  ]);
});
