import { pictureCard } from "../components/parts.fixtures";
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
    {
      name: "Papers",
      items: [
        {
          text: "The intake form",
          links: [
            {
              label: "Intake",
              to: { href: "/documents/intake.pdf", kind: "document", pdf: { pages: 6, bytes: 220_000 } },
            },
          ],
        },
        item("Your insurance card"),
      ],
    },
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

export const sensoryGuide: Queries.SensoryGuideFragment = {
  ...block,
  rooms: [
    {
      id: "waiting-room",
      name: "Waiting room",
      place: { column: 0, row: 0, width: 6, height: 3, door: "bottom" },
      see: "A round rug.",
      hear: "The phone.",
      smell: "Coffee.",
      touch: "Soft toys.",
    },
    {
      id: "speech-room",
      name: "Speech room",
      place: { column: 6, row: 0, width: 6, height: 3, door: "left" },
      see: "A table.",
      hear: "Two people who talk.",
      smell: "Almost nothing.",
      touch: "Picture cards.",
    },
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
        {
          text: "I tell {therapist} about my favorite animal: {animal}.",
          otherwise: "I tell about things I like.",
        },
      ],
    },
  ],
};

export const communicationBoard: Queries.CommunicationBoardFragment = {
  ...block,
  words: [
    { word: "Yes", symbol: "yes" },
    { word: "Stop", symbol: "stop" },
    { word: "All done", symbol: "all-done" },
  ],
  withoutScript: "Sound needs JavaScript. You can still point.",
};

export const travelCard: Queries.TravelCardFragment = {
  ...block,
  lines: ["Child's name", "Day and time of the visit"],
  note: "<p>If plans change, call us.</p>",
};

export const visitUs: Queries.VisitUsFragment = block;
