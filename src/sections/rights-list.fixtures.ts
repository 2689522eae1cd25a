import { callAction, outsideAction } from "../components/action.fixtures";

export const rightsList: Queries.RightsListFragment = {
  anchor: "records",
  heading: "Ask for your child's records",
  intro: "<p>Fill in the form.</p>",
  points: [
    {
      title: "How long it takes",
      text: "<p>We must answer within 30 days.</p>",
      source: outsideAction,
      checked: "2026-11-24",
    },
    {
      title: "What it costs",
      text: "<p>We may ask for a fair fee.</p>",
      source: outsideAction,
      checked: "2026-11-23",
    },
  ],
  documents: [
    {
      jsonId: "records-request",
      title: "Records request",
      description: "Ask for a copy.",
      file: "/documents/records-request.pdf",
      pages: 2,
      bytes: 60_000,
    },
  ],
  actions: [callAction],
};
