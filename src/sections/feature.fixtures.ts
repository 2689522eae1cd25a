import { outsideAction, pageAction } from "../components/action.fixtures";
import { pictureHalf } from "../components/picture.fixtures";
import { withoutTranscript, withTranscript } from "../components/spoken-words.fixtures";

export const feature: Queries.FeatureFragment = {
  anchor: "our_services",
  heading: "Moving, doing, talking",
  text: "<p>Many children need one of these. Some need two.</p>",
  image: { src: pictureHalf, alt: "A therapy room with a swing." },
  videoLink: null,
  listenLink: null,
  imageLink: null,
  documents: [
    {
      jsonId: "fast-a-workbook",
      title: "Fast-A Workbook",
      description: "Pages to fill in with your child.",
      file: "/documents/fast-a-workbook.pdf",
      pages: 12,
      bytes: 840_000,
    },
  ],
  actions: [pageAction],
};

export const featureWithVideo: Queries.FeatureFragment = {
  ...feature,
  videoLink: { url: "https://www.youtube.com/watch?v=SAMPLE00001", spoken: withTranscript },
};

export const featureWithPodcast: Queries.FeatureFragment = {
  ...feature,
  listenLink: { spoken: withoutTranscript },
};

export const featureWithImageLink: Queries.FeatureFragment = { ...feature, imageLink: outsideAction.to };
