/** @jest-environment node */
import { clinic } from "../../content/clinic";
import { factsOf } from "../facts";
import { fixtureFiles } from "./fixture-files";
import { factNames } from "./tokens";

test("knows exactly the facts that the build fills in", () => {
  const facts = factsOf(clinic.parse(JSON.parse(String(fixtureFiles().get("data/clinic.json")))));
  expect([...factNames].sort()).toEqual(Object.keys(facts).sort());
});
