import { emergencies } from "../content/emergencies";
import { toClinicTime } from "../shared/clinic/clinic-local-time";

/** Today's date, because the check compares the date of the last review with the clock. */
export const reviewed = toClinicTime(new Date()).date;

const page = (path: string, title: string, blocks: object[]) => ({
  $schema: "../../schemas/page.schema.json",
  path,
  title,
  description: `${title}: what parents in Wasilla can find on this page of ours.`,
  keywords: ["therapy"],
  socialTitle: `${title} | Guidepost Pediatric, Wasilla, Alaska`,
  socialDescription: "Therapy for children.",
  reviewed,
  blocks,
});

export const home = page("/", "Home", [
  { kind: "page-hero", heading: "Home", image: { src: "../images/hero/scene.jpg", alt: "" } },
  {
    kind: "prose",
    anchor: "welcome",
    heading: "Welcome",
    text: "<p>Write to {email}, <a href='document:privacy-practices'>read this</a>, see <a href='#welcome'>above</a>.</p>",
    actions: [
      { label: "Call us", to: "phone:main" },
      { label: "Meet Anika", to: "/our-team#anika" },
    ],
  },
  { kind: "testimonial-list", heading: "Families", testimonials: ["home"] },
]);

export const ourTeam = page("/our-team", "Our Team", [
  { kind: "team-banner", heading: "Our team", image: { src: "../images/hero/scene.jpg", alt: "" } },
  { kind: "team-list", heading: "Everyone", testimonials: ["home"], drift: ["../images/hero/scene.jpg"] },
]);

export const behavior = page("/behavior", "Behavior", [
  {
    kind: "page-hero",
    heading: "Behavior",
    image: { src: "../images/hero/scene.jpg", alt: "Ben" },
    links: [{ id: "signs", name: "Signs" }],
  },
  {
    kind: "concern-finder",
    heading: "What do you see at home?",
    text: "<p>This is not a screening tool.</p>",
    question: "What do you see?",
    example: "worries a lot",
    areas: [
      { name: "Now", concerns: Object.keys(emergencies) },
      { name: "Feelings", concerns: ["worries"] },
    ],
  },
  {
    kind: "warning-signs",
    anchor: "signs",
    heading: "When to call at once",
    text: "<p>Call if your child speaks of suicide.</p>",
    urgent: true,
    items: ["Hurting themselves"],
  },
  {
    kind: "picture-story",
    heading: "My visit",
    therapists: ["anika"],
    scenes: [
      {
        image: { src: "../images/hero/scene.jpg", alt: "Ben" },
        sentences: [{ text: "My name is {child}.", otherwise: "This is about me." }, { text: "I may play." }],
      },
      {
        image: { src: "../images/hero/scene.jpg", alt: "" },
        showsTherapist: true,
        sentences: [{ text: "We go to {name}." }],
      },
    ],
  },
  {
    kind: "visit-pack",
    heading: "Pack",
    text: "<p>Nothing is sent.</p>",
    visits: ["first", "next"].map((id) => ({
      id,
      name: `A ${id} visit`,
      length: "about an hour",
      minutes: [60],
      earlyMinutes: 10,
      lists: [{ name: "Papers", items: [{ text: "Your card" }] }],
      arrival: "<p>{address}</p>",
      calendarNote: "Call {phone}.",
    })),
    calendarHeading: "Calendar",
    calendarText: "Once you have a time.",
    calendarTitle: "Visit with {name}",
    testHeading: "Test",
    testText: "It stays here.",
    withoutScript: "Print this page.",
  },
  {
    kind: "sensory-guide",
    heading: "Rooms",
    text: "<p>Room by room.</p>",
    rooms: [
      { id: "waiting-room", name: "Waiting room", place: [0, 0, 6, 3, "bottom"] },
      { id: "speech-room", name: "Speech room", place: [6, 1, 5, 4, "left"] },
    ].map(({ place: [column, row, width, height, door], ...room }) => ({
      ...room,
      place: { column, row, width, height, door },
      ...{ see: "Cards.", hear: "Talk.", smell: "Coffee.", touch: "Toys." },
    })),
    quietTimes: { title: "Quieter hours", text: "<p>Early.</p>" },
    requests: { name: "You may ask for", items: ["A break"], note: "<p>Call {phone}.</p>" },
  },
  {
    kind: "communication-board",
    heading: "Board",
    text: "<p>Press a square.</p>",
    words: [
      { word: "Yes", symbol: "yes" },
      { word: "No", symbol: "no" },
    ],
    withoutScript: "You can point.",
  },
  {
    kind: "help-by-age",
    heading: "Who else helps",
    text: "<p>Others help, too.</p>",
    question: "How old is your child?",
    privacy: "It stays here.",
    helpers: [
      { title: "Early program", text: "<p>For babies.</p>", untilAge: 3 },
      { title: "School", text: "<p>For children.</p>", fromAge: 3, untilAge: 22 },
      { title: "Help line", text: "<p>For all.</p>", phone: "2-1-1" },
    ].map((helper) => ({ ...helper, source: { label: "A law", to: "link:camp" }, checked: reviewed })),
  },
  { kind: "news-list", heading: "What is new" },
  {
    kind: "soonest-visits",
    heading: "How soon",
    text: "<p>Count from today.</p>",
    services: ["behavior"],
    otherwise: "<p>Call {phone}.</p>",
  },
  {
    kind: "travel-card",
    heading: "Card",
    text: "<p>Print it.</p>",
    lines: ["Your name", "Your town"],
    note: "<p>Call {phone}.</p>",
  },
]);
