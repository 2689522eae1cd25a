import { dates } from "../../words/en/dates";
import { clinicFacts, interpolateFacts, interpolateStoryFacts } from "./clinic-facts";

const clinic: Parameters<typeof clinicFacts>[0] = {
  name: "Clinic",
  phones: { main: "(907) 555-0142", fax: "(907) 555-0143" },
  email: "hello@clinic.example",
  address: { street: "1 Main St", locality: "Wasilla", region: "AK", postalCode: "99654" },
  hours: [
    { days: ["Monday", "Tuesday"], opens: "07:00", closes: "19:00" },
    { days: ["Friday"], opens: "09:00", closes: "17:00" },
  ],
  languages: ["en", "ru"],
  visits: {
    evaluation: 60,
    dyslexiaEvaluation: 120,
    followUp: { from: 55, to: 60 },
    early: { from: 5, to: 10 },
    earlyWithPaperwork: { from: 15, to: 30 },
    noticeHours: 48,
  },
  insurance: { accepted: ["Aetna"], inNetwork: ["Tricare", "MODA", "R & B"], homeschool: ["Raven", "IDEA"] },
};
const facts = clinicFacts(clinic);

test.each([
  ["text", "Call {phone} or {phoneWritten}.", "Call (907) 555-0142 or 907-555-0142."],
  ["text", "Fax {fax}", "Fax (907) 555-0143"],
  ["text", "{hours}", "Monday-Tuesday 7am-7pm, Friday 9am-5pm"],
  ["text", "{address}", "1 Main St, Wasilla, AK 99654"],
  ["text", "{inNetwork}", "Tricare, MODA, and R & B"],
  ["html", "{inNetwork}", "Tricare, MODA, and R &amp; B"],
  ["text", "We speak {languages}.", "We speak English and Russian."],
  ["html", "<p>{phone}</p>", '<p><a href="tel:+19075550142">(907) 555-0142</a></p>'],
  ["html", "{email}", '<a href="mailto:hello@clinic.example">hello@clinic.example</a>'],
  [
    "text",
    "Come {early} minutes early, {earlyWithPaperwork} with forms",
    "Come 5 to 10 minutes early, 15 to 30 with forms",
  ],
  ["text", "{evaluation}, {dyslexiaEvaluation}, then {followUp} minutes", "60, 120, then 55 to 60 minutes"],
  ["text", "more than {notice} hours ahead", "more than 48 hours ahead"],
  ["text", "No braces", "No braces"],
] as const)("as %s, %s becomes %s", (as, copy, expected) => {
  expect(interpolateFacts(copy, facts, as)).toBe(expected);
});

test.each([
  [["en", "ru"], "Hablamos inglés y ruso."],
  [["en", "es", "ru"], "Hablamos inglés, español y ruso."],
])("on a Spanish page, the languages %j are named in Spanish", (languages, expected) => {
  const own = clinicFacts({ ...clinic, languages }, { dates, locale: "es-US" });
  expect(interpolateFacts("Hablamos {languages}.", own, "text")).toBe(expected);
});

test("an unknown name throws and is named in the error", () => {
  expect(() => interpolateFacts("{phnoe}", facts, "text")).toThrow("{phnoe} is not a fact of the clinic.");
});

test("a story gets the facts, and keeps the names that a family fills in", () => {
  expect(interpolateStoryFacts("{child} visits {name} with {animal} and {therapist}.", facts)).toBe(
    "{child} visits Clinic with {animal} and {therapist}.",
  );
});
