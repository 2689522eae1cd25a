import { answer, type Content, exercise, exercises, fields, heading, table } from "../document";
import type { Facts } from "./facts";

const words: readonly (readonly [string, string])[] = [
  ["Alignment", "How the parts of the body line up when your child sits, stands or moves."],
  ["Balance", "Staying up, and getting back up when something pushes."],
  ["Core", "The muscles of the tummy, back and hips, which hold everything else steady."],
  ["Developmental milestones", "What most children can do by a certain age, such as sitting or walking."],
  ["Endurance", "How long your child can keep going."],
  ["Flexibility", "How far muscles can stretch."],
  ["Gait", "The way someone walks."],
  ["Hypermobility", "Joints that bend farther than most, and so need stronger muscles around them."],
  ["Initial evaluation", "The first visit: we talk, play, test and set goals with you."],
  ["Joint", "Where two bones meet, such as the knee."],
  ["Kicking", "A skill that takes balance, strength and timing all at once."],
  ["Low tone", "Muscles that are softer at rest, so that sitting and standing take more effort."],
  ["Motor planning", "Thinking of a movement, putting it in order and doing it."],
  ["Neurological", "Having to do with the brain and nerves, which tell muscles what to do."],
  ["Orthotics", "Braces or inserts that help feet and legs to line up."],
  ["Proprioception", "Feeling where your body is without looking."],
  ["Quadruped", "On hands and knees: a strong place to play."],
  ["Range of motion", "How far a joint moves."],
  ["Strength", "How much a muscle can push or pull."],
  ["Toe walking", "Walking on the toes more than 25% of the time. Worth a look after age two."],
  ["Up and down", "Stairs, curbs and squats: everyday strength training."],
  ["Vestibular", "The sense in the inner ear that tells us which way is up. Swings feed it."],
  ["Weight bearing", "Putting weight through arms or legs, which helps bones and muscles grow."],
  ["X-ray", "A picture of the bones. Therapists don't make them, but learn from them."],
  ["You", "The most important member of the team, who is there on all the other days."],
  ["Zigzag", "Running around cones or trees: fun that trains balance and quick feet."],
];

/** What is in abcs-of-pediatric-physical-therapy.pdf. */
export const abcsOfPediatricPhysicalTherapy = ({ howToAsk }: Facts): Content => ({
  id: "abcs-of-pediatric-physical-therapy",
  parts: [
    "Therapists use words that are new to many parents. Here are 26 of them in plain language, so that you can follow along, ask questions and take part in your child's plan. If we say a word that is not here, stop us and ask.",
    heading("From A to Z"),
    table({ head: ["Word", "What it means"], rows: words, widths: [1, 2.6] }),
    heading("Try it at home: the alphabet game", { newPage: true }),
    exercises([
      exercise("games/airplane.jpg", "A: Airplane. Lie on the tummy and lift arms and legs. Count to five."),
      exercise("games/bear-walk.jpg", "B: Bear walk. Hands and feet on the floor, across the room."),
      exercise("games/crab-walk.jpg", "C: Crab walk. Tummy up, and go backward."),
      exercise("games/dance.jpg", "D: Dance, and freeze when the music stops."),
      exercise("games/elephant-steps.jpg", "E: Elephant steps. Slow, heavy, one foot at a time."),
      exercise("games/frog-jumps.jpg", "F: Frog jumps. Land softly on both feet."),
    ]),
    "Stop if something hurts, and tell your therapist about it.",
    heading("Words to ask about"),
    fields(answer("questions", "Write down what you want to ask at the next visit")),
    howToAsk,
  ],
});
