import { outsideAction } from "../components/action.fixtures";
import { pictureHalf } from "../components/picture.fixtures";

export const mediaList: Queries.MediaListFragment = {
  anchor: "media",
  heading: "Media",
  intro: null,
  media: ["Morning show", "Evening news"].map((title, index) => ({
    jsonId: `show-${index + 1}`,
    title,
    img: pictureHalf,
    link: `https://www.youtube.com/watch?v=SAMPLE0000${index + 1}`,
    spoken: null,
  })),
  actions: [outsideAction],
};
