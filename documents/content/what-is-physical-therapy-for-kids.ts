import { answer, type Content, exercise, exercises, fields, heading, list, table } from "../document";
import type { Facts } from "./facts";

/** What is in what-is-physical-therapy-for-kids.pdf. */
export const whatIsPhysicalTherapyForKids = ({ ageOf, howToAsk, visits }: Facts): Content => ({
  id: "what-is-physical-therapy-for-kids",
  parts: [
    "Physical therapy helps children move, balance and grow stronger. To a child it looks like play: climbing, jumping, swinging, chasing bubbles. To the therapist every game has a goal.",
    heading("Signs worth asking about"),
    table({
      head: ["Age", "Talk with your doctor or with us if your child"],
      rows: [
        [`By ${ageOf("head-steady")}`, "does not hold the head steady, or always turns it to one side"],
        [
          `By ${ageOf("sits")}`,
          "does not sit without support or get into sitting, or uses one hand much more than the other",
        ],
        ["By 12 months", "does not crawl or move about, or does not stand when held"],
        [`By ${ageOf("walks")}`, "does not walk without holding on"],
        ["After 2 years", "walks on toes more than 25% of the time, or falls far more than others"],
        [`By ${ageOf("jumps")}`, "can't jump off the ground with both feet"],
        [
          `By ${ageOf("catches-ball")}`,
          "can't catch a large ball, climb stairs or ride a tricycle like friends do",
        ],
        [
          "At any age",
          "loses a skill, has pain, tires quickly, limps, or stays out of games because they are hard",
        ],
      ],
      widths: [1, 3],
    }),
    "Children grow at their own pace, and one sign alone may mean nothing. But it is fine to ask early, and a visit that ends with good news is time well spent. If your child loses a skill that they had, call the doctor soon.",
    heading("Whom it helps"),
    list([
      "children who reach milestones late",
      "children with cerebral palsy, Down syndrome or hypermobility syndromes",
      "toe walkers, and babies who tilt their heads",
      "children after a concussion, a broken bone or an operation",
      "young athletes with pain",
    ]),
    heading("What happens at a visit"),
    list(
      [
        "We talk. You tell us what you see at home and what you hope for.",
        "We play. Your child moves, and the therapist watches strength, balance, joints and walking.",
        "We tell you what we found, in plain words, and set two or three goals with you.",
        "We show you games for home. They take a few minutes and fit into your day.",
        "We look at progress every 60 days and change the plan when needed.",
      ],
      { ordered: true },
    ),
    `The evaluation lasts about ${visits.evaluation} minutes, follow-up visits ${visits.followUp} minutes. You are there the whole time. Dress your child for play, and bring braces or walkers if they use them.`,
    heading("Five games for this week"),
    exercises(
      [
        exercise("games/pillow-mountains.jpg", "Pillow mountains: climb over all the pillows of the house."),
        exercise("games/statues.jpg", "Statues: stand on one foot while you brush your teeth."),
        exercise("games/laundry-push.jpg", "Laundry push: push a full basket along the hall."),
        exercise("games/bear-walk.jpg", "Animal walks to the bath: bear, crab, penguin."),
        exercise("games/tape-line.jpg", "Tape line: walk on it, then backward, then on tiptoe."),
      ],
      { columns: 5 },
    ),
    heading("What I see at home"),
    fields(answer("notes", "Write it down and bring it along", 4)),
    howToAsk,
  ],
});
