import { bookingAction } from "../components/action.fixtures";

export const questions: Queries.QuestionsFragment = {
  anchor: "questions",
  heading: "Questions that parents ask us",
  intro: "<p>Ask us yours.</p>",
  questions: [
    { title: "Do we need a referral?", text: "<p>Your insurance may ask for one.</p>" },
    { title: "May I stay in the room?", text: "<p>Yes, you may.</p>" },
  ],
  actions: [bookingAction],
};
