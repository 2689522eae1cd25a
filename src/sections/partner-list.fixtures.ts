import { bookingAction, outsideAction } from "../components/action.fixtures";
import { pictureHalf } from "../components/picture.fixtures";

export const partnerList: Queries.PartnerListFragment = {
  anchor: null,
  heading: "Whom we work with",
  partners: [
    {
      jsonId: "adaptive-sports",
      name: "Adaptive sports",
      description: "<p>With the right gear, most children can play outside.</p>",
      imageUrl: pictureHalf,
      imageAlt: "A child in a sit-ski.",
      link: outsideAction,
    },
    {
      jsonId: "baby-showers",
      name: "Community baby showers",
      description: "<p>There is cake, and there are people to ask.</p>",
      imageUrl: pictureHalf,
      imageAlt: "Babies on a soft mat.",
      link: bookingAction,
    },
  ],
};
