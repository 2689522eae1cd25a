import { pageAction } from "../components/action.fixtures";
export const steps: Queries.StepsFragment = {
  anchor: null,
  heading: "From your first call to your first visit",
  intro: "<p>It takes four steps.</p>",
  steps: [
    { title: "Call or write to us", text: "<p>Tell us what worries you.</p>" },
    { title: "We reply", text: "<p>A person reads what you wrote.</p>" },
  ],
  sideImage: null,
  actions: [pageAction],
};
