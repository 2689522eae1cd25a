import { z } from "zod";
import { approved } from "./approval";
import { callsFirst, type First } from "./emergencies";
import { group, matching, reference, shortName, text } from "./fields";
import { pageSource } from "./page";

const items = (description: string, most: number) =>
  z.array(text(description)).min(1).max(most).meta({ description });

/** data/concerns.json */
export const concern = group("Concern", {
  id: shortName("A short name. The lists refer to the concern by it."),
  path: matching(
    /^\/concerns\/[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be an address such as "/concerns/walks-on-toes"',
  ).meta({
    role: "path",
    formLabel: "Address on this website",
    formHint: 'Made from the name, such as "/concerns/walks-on-toes". Keep it when the name changes.',
    description:
      'The path of its page, made from the name: "/concerns/walks-on-toes". Keep it when the name changes.',
  }),
  name: text("What a parent sees at home, in a parent's words."),
  first: z
    .enum(Object.keys(callsFirst) as First[])
    .optional()
    .meta({
      formChoices: {
        poison: "Poison Help",
        battery: "911: a swallowed battery or magnet",
        abuse: "911: harm by a person",
        "emergency-room": "The doctor now, or an emergency room",
        doctor: "The doctor, today",
      },
      formLabel: "Call first",
      formHint: "Whom to call before anyone else, if the concern can't wait.",
      description:
        "Whom to call before anyone else, if the concern can't wait: 911, 988, poison (Poison Help), battery (a swallowed battery or magnet), abuse (harm by a person), emergency-room (the doctor now, or an emergency room) or doctor (today).",
    }),
  answer: text("One sentence that answers the worry: what it often is, or what to do."),
  now: items('Completes "Call 911 now if …": "their lips turn blue".', 6)
    .optional()
    .meta({ formLabel: "Call 911 now if …" }),
  today: items('Completes "Call the doctor today if …": "they have a fever".', 5)
    .optional()
    .meta({ formLabel: "Call the doctor today if …" }),
  wait: text("What can wait for office hours. Leave it out if nothing can.").optional(),
  milestones: z
    .array(reference("milestones", "The id of an entry in data/milestones.json."))
    .min(1)
    .optional()
    .meta({
      formLabel: "What most children do by which age",
      description:
        "The milestones that fit, of the one table of milestones. The page says each with its age.",
    }),
  ages: text("What else is typical at which age. Leave it out if nobody can say.").optional(),
  until: z
    .array(text("What to do until the visit, in one or two short sentences."))
    .min(3, "must have at least 3 entries")
    .max(5, "must have at most 5 entries")
    .meta({ formLabel: "Until then", description: "Three to five things to do until the visit." }),
  service: reference("services", "The service that looks at it.").optional().meta({
    formHint: "The service that looks at it. Leave it out only if somebody must be called first.",
    description: 'The id of the service that looks at it. Leave it out only if "first" is set.',
  }),
  related: z.array(reference("concerns", "The id of another concern.")).min(1).max(4).optional().meta({
    formLabel: "Related concerns",
    description: "The concerns that parents may look for next.",
  }),
  sources: z.array(pageSource).min(1).optional().meta({
    description: "Where the statements come from. The page links to them at its end.",
  }),
  approved,
});
