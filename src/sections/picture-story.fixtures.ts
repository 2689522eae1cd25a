import { pictureCard } from "../components/picture.fixtures";

const image = (alt: string) => ({ src: pictureCard, alt });

export const pictureStory: Queries.PictureStoryFragment = {
  anchor: "my-first-visit",
  heading: "My first visit",
  intro: "<p>Read it together.</p>",
  therapists: [
    { jsonId: "anika", name: "Anika Snowberry", imageUrl: pictureCard },
    { jsonId: "ben", name: "Ben Birchwater", imageUrl: pictureCard },
  ],
  scenes: [
    {
      image: image("A door."),
      showsTherapist: null,
      sentences: [
        { text: "My name is {child}.", otherwise: "This is a story about me." },
        { text: "I can say stop.", otherwise: null },
      ],
    },
    {
      image: image("The people who work here."),
      showsTherapist: true,
      sentences: [
        { text: "Then I meet {therapist}.", otherwise: "Then I meet a therapist." },
        {
          text: "I tell {therapist} about my favorite animal: {animal}.",
          otherwise: "I tell about things I like.",
        },
      ],
    },
  ],
};
