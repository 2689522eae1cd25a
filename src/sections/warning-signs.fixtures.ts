import { bookingAction } from "../components/action.fixtures";

export const warningSigns: Queries.WarningSignsFragment = {
  anchor: null,
  heading: "Warning signs in young children",
  text: "<p>Every child has hard days.</p>",
  urgent: false,
  items: ["Cries much more than other children", "Sleeps badly"],
  actions: [bookingAction],
};

export const urgentWarningSigns: Queries.WarningSignsFragment = {
  ...warningSigns,
  heading: "Warning signs in teens",
  urgent: true,
  items: ["Talks about wanting to die", "Pulls away from friends"],
};
