import { insurersOf, programsOf } from "./payers";

const lists = {
  accepted: ["Alaska Medicaid", "Aetna", "EBMS"],
  acceptedMore: "and other insurers",
  inNetwork: ["MODA", "Alaska Medicaid"],
  homeschool: ["Raven"],
  homeschoolMore: "and others",
};

test("in-network insurers come first, then the other accepted ones, then the entry for all others", () => {
  expect(insurersOf(lists)).toEqual([
    { name: "MODA", kind: "inNetwork" },
    { name: "Alaska Medicaid", kind: "inNetwork" },
    { name: "Aetna", kind: "accepted" },
    { name: "EBMS", kind: "accepted" },
    { name: "and other insurers", kind: "ask" },
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
