import { readFileSync } from "node:fs";
import table from "../../data/milestones.json";
import { emergencies } from "../content/emergencies";
import { behavior, home, ourTeam, reviewed } from "./valid-pages.fixtures";

/** Undamaged pictures, each of a size that the blocks that show it accept. */
const picture = (name: string) => readFileSync(`tests/pictures/${name}.jpg`);
const approved = { by: "Ana Moe, OTR/L", on: reviewed };
const pdf = Buffer.from("%PDF-1.7\n");

/** The milestones whose ages documents say. */
const inDocuments =
  "head-up head-steady rolls sits first-words walks two-words eats-with-spoon jumps understood catches-ball".split(
    " ",
  );

const clinic = {
  $schema: "../schemas/clinic.schema.json",
  name: "Guidepost Pediatric",
  legalName: "Guidepost Pediatric",
  tagline: "Therapy for children",
  description: "Therapy for children in Wasilla.",
  email: "hello@clinic.example",
  phones: { main: "(907) 555-0142", fax: "(907) 555-0143", structuredData: "(907) 555-0144", sample: true },
  address: {
    street: "1174 N Leatherleaf Loop Unit D",
    locality: "Wasilla",
    region: "AK",
    regionName: "Alaska",
    postalCode: "99654",
    country: "US",
  },
  languages: ["en"],
  timeZone: "America/Anchorage",
  hours: [
    { days: ["Monday", "Tuesday"], opens: "07:00", closes: "19:00" },
    { days: ["Friday"], opens: "09:00", closes: "17:00" },
  ],
  visits: {
    evaluation: 60,
    dyslexiaEvaluation: 120,
    followUp: { from: 55, to: 60 },
    early: { from: 5, to: 10 },
    earlyWithPaperwork: { from: 15, to: 30 },
    noticeHours: 24,
  },
  insurance: {
    accepted: ["Aetna"],
    inNetwork: ["Tricare"],
    homeschool: ["Raven"],
    acceptedMore: "and others",
    homeschoolMore: "and others",
    courtesy: "Verification is a courtesy.",
    payment: "Co-pays are due at each visit.",
    checked: reviewed,
    coverage: {
      inNetwork: { name: "In-network", text: "<p>We have a contract.</p>" },
      accepted: { name: "Accepted", text: "<p>We bill it.</p>" },
      ask: { name: "Ask us", text: "<p>Call {phone}.</p>" },
      homeschool: { name: "Accepted", text: "<p>Use your stipend.</p>" },
    },
    insurerCall: { heading: "Insurance", intro: "Call them.", questions: ["Is it covered?"] },
    homeschoolCall: { heading: "Program", intro: "Call them.", questions: ["What is left?"] },
  },
  crisisLines: [
    { name: "988 Suicide & Crisis Lifeline", number: "988", canText: true, when: "For thoughts of suicide." },
    { name: "Emergency", number: "911", canText: false, when: "In danger." },
  ],
  helpLines: [
    { id: "poison", name: "Poison Help", number: "1-800-222-1222", when: "Call now." },
    { id: "battery", name: "Battery Hotline", number: "1-800-498-8666", when: "Call on the way." },
    { id: "child-protection", name: "Children's Services", number: "1-800-478-4444", when: "At any hour." },
    { id: "child-abuse", name: "Childhelp", number: "1-800-422-4453", when: "To talk." },
  ],
  social: [{ name: "Facebook", url: "https://facebook.example", sample: true }],
  privacyDocument: "privacy-practices",
  sitemapPath: "/sitemap-index.xml",
  arrival: { parking: "Park in front of the house.", door: "The door is pink.", sample: true },
};

const navigation = {
  $schema: "../schemas/navigation.schema.json",
  menu: [
    { name: "Home", id: "/" },
    {
      name: "Our Team",
      id: "/our-team",
      subLinks: [{ label: "Behavior", path: "/behavior" }],
      scrollTo: "anika",
    },
  ],
  quickLinks: [{ label: "Privacy Policy", to: "document:privacy-practices" }],
  legalLinks: [{ label: "Our team", to: "/our-team" }],
  calm: {
    name: "Calm mode",
    read: "Read aloud",
    pause: "Pause",
    resume: "Resume",
    stop: "Stop",
    picture: "Picture",
    noVoice: "Your browser has no voice.",
  },
};

const notices = {
  $schema: "../schemas/notices.schema.json",
  ranking: { name: "A count of speakers", source: "https://count.example/alaska", checked: reviewed },
  english: "If you speak another language, help is free. Call {phone}.",
  languages: [
    {
      name: "Spanish",
      ownName: "Español",
      lang: "es",
      dir: "ltr",
      text: "Si habla español, llame al {phone}.",
      source: "https://notices.example/spanish",
      checked: reviewed,
    },
    {
      name: "Arabic",
      ownName: "العربية",
      lang: "ar",
      dir: "rtl",
      text: "اتصل على الرقم {phone}.",
      source: "https://notices.example/arabic",
      checked: reviewed,
    },
  ],
};

const team = [
  {
    id: "anika",
    name: "Anika Sample",
    position: "Physical Therapist",
    description: "<p>Anika loves <strong>snow</strong>.</p><hr><ul><li>Call {phone}</li></ul>",
    imageUrl: "./images/team/anika.jpg",
    sample: true,
  },
  {
    id: "ben",
    name: "Ben Sample",
    description: "<p>Ben sings.<br>See <a href='/our-team#anika'>Anika</a>.</p>",
    imageUrl: "./images/team/ben.jpg",
  },
];

const lists = {
  team,
  redirects: [
    { from: "/staff", to: "/our-team" },
    { from: "/start", to: "/" },
  ],
  services: [
    {
      id: "behavior",
      name: "Behavior",
      path: "/behavior",
      summary: "Helps with feelings.",
      firstVisit: "You talk.",
      soonestVisit: { days: 9, asOf: reviewed },
      reviewed,
    },
  ],
  concerns: [
    {
      id: "worries",
      path: "/concerns/worries-a-lot",
      name: "Worries a lot",
      answer: "Many children worry.",
      until: ["Write down when.", "Listen.", "Ask."],
      service: "behavior",
      approved,
    },
    ...Object.entries(emergencies).map(([id, first]) => ({
      id,
      path: `/concerns/sign-${id}`,
      name: `Sign ${id}`,
      first,
      answer: "Call.",
      until: ["Stay.", "Wait.", "Watch."],
      approved,
    })),
  ],
  testimonials: [{ id: "home", quote: "They listened to us.", attribution: "A parent", sample: true }],
  resources: [
    {
      kind: "media-item",
      id: "morning-show",
      title: "Morning show",
      img: "./images/hero/scene.jpg",
      link: "https://player.vimeo.com/video/76979871",
      published: "2026-03-02",
    },
  ],
  documents: [
    {
      id: "privacy-practices",
      title: "Privacy Practices",
      description: "How we keep your data.",
      file: "/documents/privacy-practices.pdf",
      pages: 2,
      bytes: 9,
    },
  ],
  transcripts: [
    {
      id: "morning-show",
      captions: { state: "checked", checked: "2026-11-03" },
      transcript: "<p><strong>Host:</strong> Good morning.</p>",
    },
  ],
  milestones: table.filter(({ id }) => inDocuments.includes(id)),
  questions: [{ id: "cost", name: "What a visit costs", to: "/our-team" }],
  partners: [
    {
      id: "camp",
      name: "Reading camp",
      description: "<p>We read together.</p>",
      imageUrl: "./images/hero/scene.jpg",
      imageAlt: "Children reading",
      link: { label: "Visit the camp", to: "link:camp" },
    },
  ],
  closures: [
    { id: "snow", reason: "Snow", from: "2026-12-01" },
    { id: "break", reason: "Winter break", from: "2026-12-24", to: "2027-01-01" },
    { id: "short", reason: "A short day", from: "2026-12-23", opens: "09:00", closes: "12:00" },
  ],
  news: [
    { title: "A new swing", text: "<p>It hangs in the big room.</p>", from: "2026-11-01", to: "2026-12-01" },
    {
      title: "Open house",
      text: "<p>Come and look.</p>",
      from: "2026-11-01",
      to: "2026-12-05",
      event: { day: "2026-12-05", starts: "10:00", ends: "12:00" },
      link: { label: "Ask us", to: "phone:main" },
    },
    {
      title: "Speech therapist",
      text: "<p>Work with us.</p>",
      from: "2026-11-01",
      to: "2026-12-31",
      job: { employment: "part time" },
    },
  ],
  links: [{ id: "camp", name: "The camp", url: "https://camp.example", sample: true }],
};

/** Returns valid content with an example of everything, by file name. */
export function fixtureFiles(): Map<string, string | Buffer> {
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return new Map<string, string | Buffer>([
    ["data/clinic.json", json(clinic)],
    ["data/navigation.json", json(navigation)],
    ["data/notices.json", json(notices)],
    ...Object.entries(lists).map(([name, list]) => [`data/${name}.json`, json(list)] as const),
    ["data/pages/home.json", json(home)],
    ["data/pages/our-team.json", json(ourTeam)],
    ["data/pages/behavior.json", json(behavior)],
    ["data/images/team/anika.jpg", picture("portrait")],
    ["data/images/team/ben.jpg", picture("portrait")],
    ["data/images/hero/scene.jpg", picture("scene")],
    ["data/images/social/card.jpg", picture("card")],
    ["static/documents/privacy-practices.pdf", pdf],
  ]);
}
