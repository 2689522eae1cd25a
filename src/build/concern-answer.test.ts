import { concernAnswer, crisisWords, type Fill } from "./concern-answer";
import { fillFacts } from "./facts";

const lines = [
  { name: "Lifeline", number: "988", canText: true, when: "At any hour." },
  { name: "Emergency", number: "911", canText: false, when: "In danger." },
];
const service = { name: "Speech Therapy", path: "/services/speech-therapy", firstVisit: "You play & talk." };

const phone = { text: "(907) 555-0142", href: "tel:+19075550142" };
const fill: Fill = (copy, as) => fillFacts(copy, { phone }, as);

function shown(html: string): string[] {
  document.body.innerHTML = html;
  return [...document.querySelectorAll("p")].map((paragraph) => paragraph.textContent);
}

test("an answer says what is usual, who looks at it, what to do, and what the first visit is like", () => {
  const answer = concernAnswer({ ages: "Usual until 2.", tip: "Write it down." }, service, lines, fill);
  expect(shown(answer)).toEqual([
    "Usual until 2.",
    "This service looks at it: Speech Therapy.",
    "Until then: Write it down.",
    "The first visit: You play & talk.",
  ]);
  expect(document.querySelector("a")).toHaveAttribute("href", "/services/speech-therapy");
});

test.each([
  ["911", "Call 911. In danger."],
  [
    "doctor",
    "Call your child's doctor first, today. If you can't reach anyone and are worried, go to an emergency room.",
  ],
] as const)("where %s comes first, the answer begins so", (first, words) => {
  const [beginning, after] = shown(concernAnswer({ first, tip: "Stay." }, service, lines, fill));
  expect(beginning).toBe(words);
  expect(after).toBe("After that, this service can help: Speech Therapy.");
});

test("where a life is in danger, both lines stand above the concern, ready to call and text", () => {
  expect(shown(crisisWords({ first: "988", tip: "Stay." }, lines) ?? "")).toEqual([
    "Call 988 or text 988. At any hour.",
    "Call 911. In danger.",
  ]);
  expect([...document.links].map(({ href }) => href)).toEqual(["tel:988", "sms:988", "tel:911"]);
  expect(crisisWords({ first: "911", tip: "Stay." }, lines)).toBeUndefined();
});

test("without a service the answer offers none", () => {
  expect(shown(concernAnswer({ first: "911", tip: "Stay." }, undefined, lines, fill))).toEqual([
    "Call 911. In danger.",
    "Until then: Stay.",
  ]);
});

test("facts in an answer are filled in, a phone number as a link unless it is within one", () => {
  const concern = { ages: "Call {phone} & ask.", tip: "Then {phone}." };
  const answer = concernAnswer(
    concern,
    { ...service, name: "Play {phone}", firstVisit: "Late? {phone}" },
    lines,
    fill,
  );
  expect(shown(answer)).toEqual([
    "Call (907) 555-0142 & ask.",
    "This service looks at it: Play (907) 555-0142.",
    "Until then: Then (907) 555-0142.",
    "The first visit: Late? (907) 555-0142",
  ]);
  expect(document.querySelectorAll('a[href="tel:+19075550142"]')).toHaveLength(3);
});
