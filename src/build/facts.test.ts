/** @jest-environment node */
import clinic from "../../data/clinic.json";
import { clinic as description } from "../content/clinic";
import { factsOf, fillFacts } from "./facts";

const facts = factsOf(description.parse(clinic));

test.each([
  ["text", "Call {phone} or {phoneWritten}.", "Call (907) 555-0142 or 907-555-0142."],
  ["text", "Fax {fax}", "Fax (907) 555-0143"],
  ["text", "{hours}", "Monday-Thursday 7am-7pm, Friday 9am-5pm"],
  ["text", "{address}", "1174 N Leatherleaf Loop Unit D, Wasilla, AK 99654"],
  ["text", "{inNetwork}", "Blue Cross/Blue Shield, Tricare, MODA, and Alaska Medicaid"],
  ["html", "<p>{phone}</p>", '<p><a href="tel:+19075550142">(907) 555-0142</a></p>'],
  ["html", "{email}", `<a href="mailto:${clinic.email}">${clinic.email}</a>`],
  ["text", "No braces", "No braces"],
] as const)("as %s, %s reads %s", (as, copy, expected) => {
  expect(fillFacts(copy, facts, as)).toBe(expected);
});

test("a name that is no fact is refused by its name", () => {
  expect(() => fillFacts("{phnoe}", facts, "text")).toThrow("{phnoe} is not a fact of the clinic.");
});
