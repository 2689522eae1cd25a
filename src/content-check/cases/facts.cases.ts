import { findHardCodedCounts, findHardCodedFacts } from "../rules/hard-coded-facts";
import { casesOf, each, fine } from "./case.fixtures";

const home = (more: object, ...blocks: object[]) => ({ "pages/home": { path: "/", ...more, blocks } });

const clinic = {
  phones: { main: "(907) 555-0142", fax: "(907) 555-0143", structuredData: "(907) 555-0144" },
  email: "hello@clinic.example",
  address: { street: "1174 N. Leatherleaf Loop Unit D", postalCode: "99654" },
  hours: [
    { days: ["Monday"], opens: "07:00", closes: "19:00" },
    { days: ["Friday"], opens: "09:30", closes: "12:00" },
    { days: ["Sunday"], opens: "00:00", closes: "10:05" },
    { days: ["Saturday"], opens: "10:00" },
    { days: ["Tuesday"], closes: "10:00" },
  ],
};
const says = (text: string) => ({ clinic, ...home({}, { kind: "prose", text }) });

const onNews = (text: string) => ({ clinic, news: [{ title: "Fair", text }] });

const same = "(907) 555-0142";

casesOf(findHardCodedFacts, {
  ...each(says, {
    "Call 907-555-0142.": 'Write {phone} instead of "907-555-0142"',
    "Call (907)555 0142.": "Write {phone}",
    "Call 5550142": "Write {phone}",
    "Call 907.555.0144.": "Write {phone}",
    "Fax 555-0143.": "Write {fax}",
    "HELLO@clinic.example": "Write {email}",
    "At 1174 n Leatherleaf": "Write {address}",
    "At 1174, N. Leatherleaf.": "Write {address}",
    "Wasilla 99654": "Write {address}",
    "7 am to 7 pm": "Write {hours}",
    "7 am to 7 pm.": 'Write {hours} instead of "7 am to 7 pm"',
    "7:00 a.m. until 7:00 p.m.": "Write {hours}",
    "7:00-19:00": "Write {hours}",
    "07:00 till 7pm": "Write {hours}",
    "9:30 am – 12 pm": "Write {hours}",
    "9:30–12:00": "Write {hours}",
    "12 am to 10:05am": "Write {hours}",
    "00:00 to 10:05": "Write {hours}",
    "We are open Monday to Saturday, 8 am to 6 pm.":
      'Write {hours} instead of "Monday to Saturday, 8 am to 6 pm"',
    "We're open Mon-Fri from 8 a.m. to 5 p.m.": "Write {hours}",
    "Call 907-555-0124.": 'Write {phone} instead of "907-555-0124"',
    "Call 907 555 0124.": "Write {phone}",
    "Call 9075550124.": "Write {phone}",
    "Fax (907) 555-9143": 'Write {fax} instead of "(907) 555-9143"',
    "5550142, 5550143": ["{phone}", "{fax}"],
    "<a href='tel:5550142'>us</a> 555-0142": "{phone}",
    "<a href='/'>a</a> <a href=\"/abc\">b</a> 5550142": "Write {phone}",
    "7AM TO 7PM": "{hours}",
  }),
  ...fine(
    says,
    "Call (907) 555-0987 or 907-373-0142",
    "Call (970) 555-0149, 907-555-0452, 907-555-0512 or 907-555-0114",
    "The camp is from Monday to Friday, 9 am to 3 pm",
    "Call 907-556-0124",
    "Call 1907555-01421 or 1-555-01420",
    "Call 15550142",
    "hello@clinicXexample",
    "At 1174 N. Leatherleafs, 11174 N. Leatherleaf",
    "1174 N Other Leatherleaf",
    "996541 or 199654",
    "7 am to 7 am",
    "7 pm to 7 pm",
    "19:00-7:00",
    "7:30 am to 7 pm",
    "9 am to 12 pm",
    "17am to 7pm",
    "10:00",
    "<a href='tel:5550142'>call</a>",
    '<a href="tel:5550142">call</a>',
  ),
  ...fine(onNews, "The fair is from 7 am to 7 pm.", "We are open Saturday to Sunday, 8 am to 6 pm."),
  "open days without opening hours": [
    { clinic: { hours: [] }, ...home({ title: "Open Monday to Friday, 8 am to 6 pm" }) },
  ],
  "another fact in the news": [onNews("Call 555-0142, 7 am to 7 pm."), "Write {phone}"],
  "a street that ends in another letter": [
    { ...says("At 12 calle José."), clinic: { address: { street: "12 Calle José 4" } } },
    'Write {address} instead of "12 calle José"',
  ],
  "a longer name of a street": [
    { ...says("At 12 Calle Joséfa."), clinic: { address: { street: "12 Calle José 4" } } },
  ],
  "other lines of the clinic": [
    {
      clinic: {
        ...clinic,
        phones: { ...clinic.phones, others: [{ name: "Billing", number: "(907) 555-0145" }] },
        locations: [{ name: "Palmer", phone: "(907) 555-0146" }],
      },
      ...home({}, { kind: "prose", text: "Call (907) 555-0145 or (907) 555-0146" }),
    },
  ],
  "the target of a button": [
    { clinic, ...home({}, { kind: "prose", actions: [{ label: "Call", to: "5550142" }] }) },
  ],
  "a field without facts": [{ clinic, ...home({ title: "At 99654" }) }, 'Delete "99654".'],
  "a sentence of a story": [
    { clinic, ...home({}, { kind: "picture-story", scenes: [{ sentences: [{ text: "99654" }] }] }) },
    "Write {address}",
  ],
  "a text with facts": [{ clinic, services: [{ summary: "99654" }] }, "Write {address}"],
  "the facts themselves and other fields of their file": [
    { clinic: { ...clinic, tagline: "99654" } },
    "99654",
  ],
  "no facts": [{ ...home({ title: "99654, 5550142, 7 am to 7 pm" }) }],
  "one phone number for all": [
    { clinic: { phones: { main: same, fax: same, structuredData: same } }, ...home({ title: "5550142" }) },
    "Delete",
  ],
  "a clinic without a fax": [
    { ...says("Call 907-555-9999"), clinic: { phones: { main: "(907) 555-0142" } } },
  ],
  "a fax number that search engines show": [
    { ...says("5550143"), clinic: { phones: { fax: "(907) 555-0143" } } },
    "Write {fax}",
  ],
  "hours of one digit": [
    { ...says("8 a.m. to 9:05 a.m."), clinic: { hours: [{ opens: "08:00", closes: "09:05" }] } },
    "{hours}",
  ],
  "facts in a file after the text": [{ ...home({ title: "99654" }), clinic }, "99654"],
});

const lists = {
  team: [{ id: "a" }, { id: "b" }, { id: "c" }],
  services: [{ id: "a" }],
  partners: Array.from({ length: 20 }, () => ({})),
};
const counts = (title: string) => ({ ...lists, ...home({ title }) });

casesOf(findHardCodedCounts, {
  ...each(counts, {
    "Meet three clinicians here.": '"three clinicians" is a number',
    "Meet 3 team members here.": '"3 team members" is a number',
    "Meet Three kind therapists here.": '"Three kind therapists" is a number',
    "Meet our 12 staff members here.": '"our 12 staff members" is a number',
    "Meet Our two services here.": '"Our two services" is a number',
    "Meet 1 services here.": '"1 services" is a number',
    "Meet twenty partners here.": '"twenty partners" is a number',
    "Meet 20 local partners here.": '"20 local partners" is a number',
    "three people, twenty partners": ["three people", "twenty partners"],
    "three people, 3 people": ["three people", "3 people"],
  }),
  ...fine(
    counts,
    "two clinicians",
    "13 therapists",
    "threes people",
    "three very kind people",
    "three peoples",
    "our people",
    "nineteen partners",
    "our 123 people",
    "three",
  ),
  "a count without its list": [home({ title: "0 people" }), "0 people"],
  "the number two": [{ team: [{}, {}], ...home({ title: "two people" }) }, "two people"],
});
