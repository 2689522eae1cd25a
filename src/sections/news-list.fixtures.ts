import { pageAction } from "../components/action.fixtures";

const plain = { hasBegun: true, event: null, job: null, link: null };

/** A piece of news, an event, a job, and an event to come. */
export const newsList: Queries.NewsListFragment = {
  anchor: null,
  heading: "What is new",
  news: [
    {
      ...plain,
      title: "A new swing",
      text: "<p>It hangs in the big room.</p>",
      from: "2026-11-01",
      to: "2026-11-30",
    },
    {
      ...plain,
      title: "Open house",
      text: "<p>Come and look.</p>",
      from: "2026-11-01",
      to: "2026-12-05",
      event: { day: "2026-12-05", lastDay: null, starts: "10:00", ends: "12:00" },
      link: pageAction,
    },
    {
      ...plain,
      title: "Speech therapist",
      text: "<p>Work with us.</p>",
      from: "2026-11-01",
      to: "2026-12-31",
      job: { employment: "part time" },
    },
    {
      ...plain,
      title: "Winter camp",
      text: "<p>Five days in the snow.</p>",
      from: "2026-12-02",
      to: "2027-01-08",
      hasBegun: false,
      event: { day: "2027-01-04", lastDay: "2027-01-08", starts: null, ends: null },
    },
  ],
};
