import { answer, type Content, choice, fields, heading, lines, list, note, picture } from "../document";
import type { Facts } from "./facts";

const write = (name: string, label: string, lines?: number) => fields(answer(name, label, lines));

/** What is in fast-a-workbook.pdf. */
export const fastAWorkbook = ({ crisisNote, howToAsk }: Facts): Content => ({
  id: "fast-a-workbook",
  parts: [
    "Everybody worries. A little worry keeps us safe; a lot of it keeps us from living. Fast-A is a way to notice worry and make it smaller. It has five steps that a child and a grown-up take together: Feel it, Air, Say it, Try a small step, and Applause. Do one page a day. Ten minutes are enough.",
    crisisNote,
    "This workbook does not replace care from a therapist or doctor. If worry keeps your child from school, sleep, friends or food for more than two weeks, call us or your doctor.",
    picture("workbook/cover.jpg"),
    heading("F: Feel it", { newPage: true }),
    picture("workbook/feel.jpg"),
    "Worry is a smoke alarm. It is loud when there is fire, and sometimes when there is only toast. It first speaks in the body. Where do you feel it?",
    choice("feel", "When I worry, I have:", [
      ["a tummy ache", "a fast heart", "a tight chest"],
      ["sweaty hands", "a headache", "shaky legs"],
      ["tears", "a hot face", "trouble sleeping"],
    ]),
    lines(
      "size",
      "How big is my worry?",
      ["None", "Small", "Big", "Huge"],
      ["Going to bed alone", "School", "Being away from my grown-up", "Other children", "Something else"],
    ),
    write("feel.about", "Today I worry about", 1),
    heading("A: Air", { newPage: true }),
    picture("workbook/air.jpg"),
    "Slow air tells the alarm that there is no fire. Practice when you are calm, so that it is easy when you are not. Pick one:",
    list([
      "Smell the cocoa: breathe in through your nose while you count to four. Cool it: blow out slowly while you count to six. Five times.",
      "Mountain hand: trace your fingers. Up a mountain, breathe in; down, breathe out.",
      "Bear in winter: lie down with a toy on your tummy and rock it to sleep with your breath.",
      "Squeeze and melt: make fists like icicles, count to five, let them melt.",
    ]),
    lines(
      "air",
      "I practiced today",
      ["Yes", "A little", "No"],
      ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    ),
    heading("S: Say it", { newPage: true }),
    picture("workbook/say.jpg"),
    "A worry that is said out loud gets smaller. Give it a name, like Grumble or Fizz. Then look at what it tells you, like a detective.",
    write("say.name", "My worry's name is", 1),
    write("say.says", "It tells me that"),
    write("say.proof", "What makes me think it is true? What makes me think it is not?", 3),
    write("say.friend", "What would I tell a friend who had this worry?"),
    note(
      "For grown-ups",
      'Listen first. Say what you see: "You are worried about the bus, and your tummy hurts." Don\'t argue, and don\'t promise that nothing can happen. Then say: "It is hard, and you can do hard things. I am here."',
    ),
    heading("T: Try a small step", { newPage: true }),
    picture("workbook/try.jpg"),
    "Staying away from what we fear makes the fear grow. Small steps make it shrink. Put your big wish at the top, and under it five steps, the easiest first. Stay on each step until it feels boring. Never push: the child chooses when to go up.",
    write("try.wish", "My big wish: I would like to be able to", 1),
    fields(
      ...[1, 2, 3, 4, 5].map((step) => [
        { name: `try.step${step}`, label: `Step ${step}${step === 1 ? " (easy)" : ""}`, span: 4 },
        { name: `try.done${step}`, label: "Done on", span: 1 },
      ]),
    ),
    "An example. Wish: sleep in my own bed. Steps: grown-up sits on the bed; sits on a chair; sits at the door; looks in every five minutes; says good night and goes.",
    heading("A: Applause", { newPage: true }),
    picture("workbook/applause.jpg"),
    "Brave is not the same as not afraid. Brave is afraid and doing it anyway. Clap for trying, not for winning.",
    write("applause.brave", "I was brave when I"),
    write("applause.proud", "My grown-up is proud of me because"),
    choice("applause.how", "We will celebrate with:", [
      ["a walk", "a story", "a game"],
      ["hot cocoa", "a dance", "something else"],
    ]),
    heading("My calm plan"),
    "Cut this out or take a picture of it, and keep it where you need it.",
    fields(
      [
        { name: "plan.feel", label: "When I feel" },
        { name: "plan.breathe", label: "I breathe like this" },
      ],
      [
        { name: "plan.say", label: "I tell my worry" },
        { name: "plan.person", label: "I go to this person" },
      ],
    ),
    howToAsk,
  ],
});
