/** @jest-environment jsdom */
import { escapeMarkup } from "../../shared/site/markup";
import { english } from "../../words/catalog";
import { interpolateFacts } from "./clinic-facts";
import { concernAnswer, concernPage, type Fill, firstCalls, milestoneSentences } from "./concern-answer";

const lines = {
  crisisLines: [
    { name: "Lifeline", number: "988", canText: true, when: "At any hour." },
    { name: "Emergency", number: "911", canText: false, when: "In danger." },
  ],
  helpLines: [
    { id: "poison" as const, name: "Poison Help", number: "1-800-222-1222", when: "Even if all seems fine." },
    { id: "battery" as const, name: "Battery Hotline", number: "1-800-498-8666", when: "On the way." },
    { id: "child-protection" as const, name: "Child Services", number: "1-800-478-4444", when: "To report." },
    { id: "child-abuse" as const, name: "Childhelp", number: "1-800-422-4453", when: "To talk." },
  ],
};
const service = { name: "Speech Therapy", path: "/services/speech-therapy", firstVisit: "You play & talk." };

const stay = { answer: "Stay.", until: ["Stay."] };
const words = english.concernAnswers;
const phone = { text: "(907) 555-0142", href: "tel:+19075550142" };
const fill: Fill = (copy, as) => interpolateFacts(copy, { phone }, as);

function shown(html: string): string[] {
  document.body.innerHTML = html;
  return [...document.querySelectorAll("p")].map((paragraph) => paragraph.textContent);
}

test("an answer says what is usual, which service helps, what to do, and what the first visit is like", () => {
  const answer = concernAnswer(
    { answer: "It is common.", ages: "Usual until 2.", until: ["Write it down.", "Ask."] },
    ["Most do it by 3."],
    service,
    fill,
    words,
  );
  expect(shown(answer)).toEqual([
    "It is common.",
    "Most do it by 3. Usual until 2.",
    "This service can help: Speech Therapy.",
    "Until then: Write it down. Ask.",
    "The first visit: You play & talk.",
  ]);
  expect(document.querySelector("a")).toHaveAttribute("href", "/services/speech-therapy");
});

test("if someone else should be called first, the service is offered for afterwards", () => {
  expect(shown(concernAnswer({ first: "doctor", ...stay }, [], service, fill, words))[1]).toBe(
    "After that, this service can help: Speech Therapy.",
  );
});

test("an answer without a service offers none", () => {
  expect(shown(concernAnswer({ first: "911", ...stay }, [], undefined, fill, words))).toEqual([
    "Stay.",
    "Until then: Stay.",
  ]);
});

const emergency = "Call 911. In danger.";
const textsToo = "Call 988 or text 988. At any hour.";
const poison = "Call 1-800-222-1222, Poison Help. Even if all seems fine.";
const battery = "Call 1-800-498-8666, Battery Hotline. On the way.";
const protection = "Call 1-800-478-4444, Child Services. To report.";
const abuse = "Call 1-800-422-4453, Childhelp. To talk.";
const roomNow = "Go to an emergency room now. Call 911 if you can't get there right away.";
const dayOrNight =
  "Call your child's doctor now, day or night. If nobody answers right away, go to an emergency room.";
const today =
  "Call your child's doctor first, today. If you can't reach anyone and are worried, go to an emergency room.";

test.each([
  ["911", [emergency], ["tel:911"]],
  ["988", [textsToo, emergency], ["tel:988", "sms:988", "tel:911"]],
  ["poison", [poison, emergency], ["tel:+18002221222", "tel:911"]],
  ["battery", [roomNow, emergency, battery, poison], ["tel:911", "tel:+18004988666", "tel:+18002221222"]],
  ["abuse", [emergency, protection, abuse], ["tel:911", "tel:+18004784444", "tel:+18004224453"]],
  ["emergency-room", [dayOrNight, emergency], ["tel:911"]],
  ["doctor", [today], []],
] as const)("for %s it says whom to call, and links the numbers", (first, paragraphs, hrefs) => {
  expect(shown(firstCalls({ first }, lines, words) ?? "")).toEqual(paragraphs);
  expect([...document.links].map(({ href }) => href)).toEqual(hrefs);
});

test("a concern that can wait lists nobody to call", () => {
  expect(firstCalls({}, lines, words)).toBeUndefined();
});

test("a number that data/clinic.json lacks stops the build", () => {
  expect(() => firstCalls({ first: "poison" }, { ...lines, helpLines: [] }, words)).toThrow(
    'data/clinic.json has no line "poison".',
  );
});

test("every number on a page is a link, and its description is plain text", () => {
  const page = concernPage(
    {
      id: "no-air",
      path: "/concerns/no-air",
      name: "Can't breathe",
      answer: "Call 911 & stay at {phone}.",
      now: ["they took pills: 1-800-222-1222"],
      until: ["Text 988.", "Count to 1911.", "Wait."],
    },
    [],
    fill,
  );
  expect(page.description).toBe("Call 911 & stay at (907) 555-0142.");
  expect(shown(`<p>${page.answer}</p>`)).toEqual([page.description]);
  expect([...document.links].map(({ href }) => href)).toEqual(["tel:911", "tel:+19075550142"]);
  expect(page.now).toEqual(['they took pills: <a href="tel:+18002221222">1-800-222-1222</a>']);
  expect(page.until).toEqual(['Text <a href="tel:988">988</a>.', "Count to 1911.", "Wait."]);
  expect([page.today, page.wait, page.ages]).toEqual([[], undefined, undefined]);
});

test.each([
  ["english", english.milestones, "By 18 months, most children walk; scribble &amp; draw."],
  [
    "another language",
    { ...english.milestones, by: "A los {age} {what}.", months: "{count} meses" },
    "A los 18 meses walk; scribble &amp; draw.",
  ],
])("milestones of an age are one sentence: %s", (_, words, sentence) => {
  const milestones = [
    { months: 30, text: "jump" },
    { months: 18, text: "walk" },
    { months: 18, text: "scribble & draw" },
  ];
  expect(milestoneSentences(milestones, escapeMarkup, words)[0]).toBe(sentence);
});
