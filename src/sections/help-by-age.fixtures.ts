import { callAction, outsideAction } from "../components/action.fixtures";

const from = (fromAge: number | null, untilAge: number | null) => ({
  fromAge,
  untilAge,
  phone: null,
  source: outsideAction,
  checked: "2026-11-25",
});

export const helpByAge: Queries.HelpByAgeFragment = {
  anchor: "who-else-helps",
  heading: "Who else helps",
  text: "<p>Some help is near.</p>",
  question: "How old is your child?",
  privacy: "Your answer stays on this page.",
  helpers: [
    { ...from(null, 3), title: "Early program", text: "<p>It comes to your home.</p>" },
    { ...from(3, null), title: "School district", text: "<p>It offers an evaluation.</p>" },
    { ...from(null, 19), title: "Health plan", text: "<ul><li>Ask here.</li></ul>" },
    { ...from(null, null), title: "Parents", text: "<p>They know the way.</p>" },
    { ...from(null, null), title: "Help line", text: "<p>For all.</p>", phone: "2-1-1" },
  ],
  actions: [callAction],
};
