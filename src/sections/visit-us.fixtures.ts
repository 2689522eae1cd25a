import { bookingAction } from "../components/action.fixtures";

export const visitUs: Queries.VisitUsFragment = {
  anchor: null,
  heading: "Come see us today!",
  text: "<p>There is room to turn a truck around.</p>",
  actions: [bookingAction],
};
