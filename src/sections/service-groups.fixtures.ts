import { bookingAction } from "../components/action.fixtures";

export const serviceGroups: Queries.ServiceGroupsFragment = {
  anchor: null,
  heading: "What we offer",
  intro: "<p>We start where your family is.</p>",
  groups: [
    { name: "For your child", items: ["Individual therapy", "Behavioral strategies"] },
    { name: "For your family", items: ["Family counseling"] },
  ],
  actions: [bookingAction],
};
