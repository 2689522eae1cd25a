import { pageAction } from "../components/action.fixtures";
import { pictureHalf } from "../components/picture.fixtures";

export const insurance: Queries.InsuranceFragment = {
  anchor: null,
  heading: "Insurance we accept",
  text: "<p>Have your insurance card at hand when you call us.</p>",
  sideImage: { src: pictureHalf, alt: "A parent at the front desk." },
  actions: [pageAction],
};
