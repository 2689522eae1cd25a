import { pdfAction, pictureCard } from "../components/parts.fixtures";
import { block } from "./block.fixtures";

const item = (text: string) => ({ text, links: null });

export const evaluation: Queries.VisitFragment = {
  id: "evaluation",
  name: "Evaluation",
  length: "about 60 minutes",
  minutes: [120, 60],
  earlyMinutes: 10,
  isRemote: null,
  lists: [
    { name: "Papers", items: [{ text: "The intake form", links: [pdfAction] }, item("Your insurance card")] },
    { name: "For your child", items: [item("A snack")] },
  ],
  arrival: "<p>Please arrive 5 to 10 minutes early.</p>",
  calendarNote: "Arrive early, please.",
};

export const telehealth: Queries.VisitFragment = {
  ...evaluation,
  id: "telehealth",
  name: "Telehealth",
  length: "by video",
  minutes: [60],
  isRemote: true,
  lists: [{ name: "Just before", items: [item("A quiet room")] }],
};

export const visitPack: Queries.VisitPackFragment = {
  ...block,
  visits: [evaluation, telehealth],
  calendarHeading: "Put it into your calendar",
  calendarText: "Only once we have given you a time.",
  calendarTitle: "Visit with us",
  testHeading: "Test picture and sound",
  testText: "It stays in this page.",
  withoutScript: "Open a list and print this page.",
};

const room = {
  place: { column: 0, row: 0, width: 6, height: 3, door: "bottom" },
  see: "A round rug.",
  hear: "The phone.",
  smell: "Coffee.",
  touch: "Soft toys.",
};

export const sensoryGuide: Queries.SensoryGuideFragment = {
  ...block,
  rooms: [
    { ...room, id: "waiting-room", name: "Waiting room" },
    { ...room, id: "speech-room", name: "Speech room", place: { ...room.place, column: 6, door: "left" } },
  ],
  quietTimes: { title: "Quieter hours", text: "<p>Before ten it is quieter.</p>" },
  requests: { name: "What you may ask for", items: ["Dim lights", "A break"], note: "<p>Call us.</p>" },
};

const image = (alt: string) => ({ src: pictureCard, alt });

export const pictureStory: Queries.PictureStoryFragment = {
  ...block,
  therapists: [
    { jsonId: "anika", name: "Anika Snowberry", imageUrl: pictureCard },
    { jsonId: "ben", name: "Ben Birchwater", imageUrl: pictureCard },
  ],
  scenes: [
    {
      image: image("A door."),
      showsTherapist: null,
      sentences: [
        { text: "My name is {child}.", otherwise: "This is a story about me." },
        { text: "I can say stop.", otherwise: null },
      ],
    },
    {
      image: image("The people who work here."),
      showsTherapist: true,
      sentences: [
        { text: "Then I meet {therapist}.", otherwise: "Then I meet a therapist." },
        { text: "I tell {therapist} about my {animal}.", otherwise: "I tell about things I like." },
      ],
    },
  ],
};

export const communicationBoard: Queries.CommunicationBoardFragment = {
  ...block,
  words: ["Yes", "Stop", "All done"].map((word) => ({ word, symbol: word.toLowerCase().replace(" ", "-") })),
  withoutScript: "Sound needs JavaScript. You can still point.",
};

export const travelCard: Queries.TravelCardFragment = {
  ...block,
  lines: ["Child's name", "Day and time of the visit"],
  note: "<p>If plans change, call us.</p>",
};

export const visitUs: Queries.VisitUsFragment = block;
