import { answer, type Content, fields, heading, list, note, picture, table } from "../document";
import type { Facts } from "./facts";

/** What is in physical-therapy-concussion-guide.pdf. */
export const physicalTherapyConcussionGuide = ({ howToAsk }: Facts): Content => ({
  id: "physical-therapy-concussion-guide",
  parts: [
    note(
      "Call 911 or go to the emergency room at once if your child",
      "Is hard to wake or passes out. Has a seizure. Throws up again and again. Has a headache that gets worse and does not go away. Has one pupil larger than the other. Slurs words. Is weak, numb or clumsy. Does not know people or places. Gets more and more confused or upset. Has clear fluid or blood from the nose or ears. A baby who will not stop crying or will not eat needs help right away, too.",
    ),
    "A concussion is a brain injury from a bump, a fall or a jolt. A child does not have to pass out to have one. A doctor should see every child who may have one. This guide is general information and does not replace your child's doctor.",
    heading("What you may see"),
    table({
      head: ["Body", "Thinking", "Feelings", "Sleep"],
      rows: [
        ["Headache", "Feels foggy", "Cries easily", "Sleeps more"],
        ["Dizzy, off balance", "Slow to answer", "Cranky or sad", "Sleeps less"],
        ["Feels sick", "Forgets", "Worried", "Trouble falling asleep"],
        ["Light or noise hurts", "Can't concentrate", "Not like themselves", "Tired all day"],
      ],
    }),
    "Symptoms can last up to 14 days. If they last longer, or get worse, call your child's doctor.",
    heading("The first 24 to 48 hours"),
    list([
      "Rest, but not in a dark room. Quiet play, short walks around the house and stories are fine.",
      "Keep screens and schoolwork short, and stop when symptoms get worse.",
      "Once a doctor has looked, let your child sleep. Ask whether to check on them at night. If you can't wake them as usual, call 911.",
      "Ask the doctor before you give medicine for pain.",
      "No sports, climbing, bikes, snowmachines, sledding or rough play: a second hit before the brain has healed is dangerous.",
    ]),
    heading("Back to normal, one step at a time"),
    picture("guides/concussion-steps.jpg"),
    "Each step takes at least 24 hours. Steps 1 to 3: a mild, short worsening is fine; if it is more, stop and try again the next day. Steps 4 to 6: only when all symptoms are gone, even with hard effort, and a doctor says yes; if they come back, go back to step 3. In Alaska, a student taken out of practice or a game must first be cleared in writing (AS 14.30.142).",
    table({
      head: ["Step", "School", "Play and sport"],
      rows: [
        [
          "1. Daily life",
          "Reading or screens for 5 to 15 minutes at a time",
          "Quiet walks, daily activities",
        ],
        ["2. Light", "Homework in short blocks at home", "Walking faster, stationary bike at an easy pace"],
        ["3. Moderate", "Part of the school day, with breaks", "Running, drills alone, no risk of a hit"],
        ["4. Harder", "Full days with less work", "Harder drills with others, strength, no contact"],
        ["5. Practice", "Full days", "Normal practice, with contact"],
        ["6. Back", "All work and tests", "Games"],
      ],
      widths: [0.8, 1.4, 1.8],
    }),
    heading("How physical therapy helps"),
    list([
      "We check balance, eyes, neck and how much exercise your child can handle.",
      "If dizziness, neck pain or headaches last, exercises for the balance, eyes and neck may help.",
      "We make a plan with small steps, and write down for the school and the coach what is allowed.",
    ]),
    heading("My child's plan"),
    fields(
      [
        { name: "plan.date", label: "Date of the injury", hint: "MM/DD/YYYY" },
        { name: "plan.doctor", label: "Doctor and phone", span: 2 },
      ],
      answer("plan.step", "Today we are at step, and what is allowed", 4),
      answer("plan.notes", "What makes symptoms worse or better", 6),
    ),
    howToAsk,
  ],
});
