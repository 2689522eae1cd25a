import type { Content } from "../document";
import type { Facts } from "./facts";
import { dailyLife, family, goals } from "./intake-daily-life";
import { birth, health, milestones } from "./intake-health";

export const intakeGeneralHistory = (facts: Facts): Content => ({
  id: "intake-general-history",
  parts: [
    {
      kind: "text",
      text: `Welcome to ${facts.clinicName}. You know your child best, and your answers help the therapist plan the first visit around them. Leave blank what does not fit, or what you would rather talk about in person. You need about 20 minutes.`,
    },
    facts.howToReturn,
    ...family,
    ...birth,
    ...milestones(facts),
    ...health,
    ...dailyLife,
    ...goals,
    {
      kind: "signature",
      name: "signed",
      who: "parent or guardian",
      title: "Your signature",
      statement:
        "What I have written here is true as far as I know. I will tell the therapist if something important changes.",
    },
  ],
});
