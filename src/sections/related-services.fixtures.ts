import { pageAction } from "../components/action.fixtures";

export const relatedServices: Queries.RelatedServicesFragment = {
  anchor: null,
  heading: "More ways we can help",
  intro: "<p>Many children need more than one kind of help.</p>",
  services: [
    { path: "/services/speech-therapy", name: "Speech Therapy", summary: "Helps your child be understood." },
    { path: "/services/telehealth", name: "Telehealth", summary: "Brings a therapist to you by video." },
  ],
  actions: [pageAction],
};
