import { asShown, clinic, team } from "../support/content";
import { smallPhone } from "../support/gestures";
import { expect, test } from "../support/test";
import { type Step, type Walk, walk } from "../support/walk";

/** What someone comes to do, what they press or type on the way from Home, and the words that they are then shown. */
type Task = readonly [task: string, steps: readonly Step[], answer: string | RegExp];

// The menu is closed at first, so opening it is one press, and choosing an entry of it is the second.
const menu = "Open menu";
const search = "Ask in Your Own Words";
const ask = (typed: string, answer: string) => [search, { type: typed }, answer];

const tasks: readonly Task[] = [
  ["call", [], clinic.phones.main],
  ["fax", [], `Fax ${clinic.phones.fax}`],
  ["is it open today", [], /^(Open|Closed) now/],
  ["is there a wait", [], /we have no waitlists/],
  ["pay a bill", [menu, "PAY"], "Make Payment"],
  ["send a message", ["Schedule"], "Enter your information"],
  ["fill in an intake form", ["Schedule"], "Intake Forms"],
  ["Spanish", ["Español"], "Terapia para su hijo o hija, aquí en Wasilla"],
  ["who will treat my child", [menu, "Our Team"], team[0]?.name ?? ""],
  [
    "is stuttering at 3 normal",
    ["Talking and understanding", "Gets stuck on words or repeats them"],
    /Many children between 2 and 5 repeat words for a while/,
  ],
  [
    "help with a 504 plan",
    ["Reading and school", "School meetings and plans (504, IEP) are hard to follow"],
    /504/,
  ],
  [
    "have reading evaluated",
    ["Reading and school", "Dyslexia testing in Wasilla"],
    /we can test for dyslexia here/,
  ],
  [
    "swallowed a battery",
    ["Signs that can't wait for us", "Swallowed a battery or magnet, or put one in the nose or ear"],
    /Go to an emergency room now/,
  ],
  ["what it costs with Tricare", ask("tricare", "Which insurance we accept"), /Tricare.* in-network/],
  [
    "does Denali KidCare pay",
    ask("denali kidcare", "Which insurance we accept"),
    /If Medicaid or Denali KidCare covers the care/,
  ],
  [
    "cancel a visit",
    ask("cancel", "Cancel or move a visit"),
    new RegExp(`more than ${asShown("{notice}")} hours' notice`),
  ],
  ["late fee", ask("late fee", "Cancel or move a visit"), /there is no late fee/],
  [
    "directions in winter",
    ask("directions in winter", "How to get here, and where to park"),
    /If the road is bad, call us/,
  ],
  ["what to bring", ask("what to bring", "What to bring"), /insurance card/i],
  ["refer a child", ask("referral", "Refer a child"), "Open the referral sheet"],
  ["get records", ask("medical records", "Your child's records"), /lets you see your child's health record/],
  ["make a complaint", ask("complaint", "Complaints, and your rights"), "File a grievance with us"],
  ["a job", ask("job", "Work with us"), /Work with us/],
  [
    "a visit by video from Bethel",
    ask("video visit from bethel", "Visits by video"),
    /a phone, a tablet or a computer/,
  ],
  ["a quiet time to come", ask("quiet time", "What our rooms are like"), "Quieter hours"],
  ["when it is open", ask("hours", "When we are open"), /Monday/],
  [
    "milestones at 12 months",
    ask("milestones at 12 months", "What most children do at which age"),
    /By 12 months/,
  ],
  [
    "counseling",
    ask("counseling", "Counseling for children and families"),
    "Mental Health and Behavioral Therapy",
  ],
  ["community programs", ask("community programs", "Programs in the community"), "Adaptive sports"],
  ["privacy practices", ask("privacy practices", "Privacy"), /Privacy Practice/],
  ["a Good Faith Estimate", ask("good faith estimate", "What a visit costs"), "Your rights"],
  [
    "what a visit costs",
    ask("how much does it cost", "What a visit costs"),
    /how much your child's health care will cost/,
  ],
  ["the podcast", ask("podcast", "Articles, videos and our podcast"), /^Podcast/],
  ["is it open on this snow day", ask("snow day today", "Days when we are closed"), /Add our closed days/],
  ["what happens at the first visit", ask("first visit", "What a first visit is like"), "My first visit"],
];

/** How often someone has to press, and how many screens they have to scroll, at most. */
const most = { presses: 2, screens: 1.5 };

const screensOf = ({ scrolled }: Walk) => scrolled / smallPhone.viewport.height;
const results = new Map<string, Walk>();

// In one worker, which prints the results of all.
test.describe.configure({ mode: "default" });
test.use(smallPhone);

for (const [task, steps, answer] of tasks)
  test(`from Home to: ${task}`, async ({ page }) => {
    await page.goto("/");
    const walked = await walk(page, steps, answer);
    results.set(task, walked);
    expect.soft(walked.presses, "presses").toBeLessThanOrEqual(most.presses);
    expect.soft(screensOf(walked), "screens scrolled").toBeLessThanOrEqual(most.screens);
  });

test.afterAll(() => {
  const rows = Array.from(results, ([task, walked]) =>
    [task.padEnd(34), walked.presses, screensOf(walked).toFixed(2)].join("  "),
  );
  process.stdout.write(
    `${["task                                presses, screens scrolled", ...rows].join("\n")}\n`,
  );
});
