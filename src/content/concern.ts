import { z } from "zod";
import { callsFirst, type First } from "./emergencies";
import { reference, shortName, text } from "./fields";
import { group } from "./group";

/** data/concerns.json */
export const concern = group("Concern", {
  id: shortName("A short name. The worry finder's lists refer to the concern by it."),
  name: text("What a parent sees at home, in a parent's words."),
  words: z.array(z.string().min(1)).min(1).meta({
    formLabel: "Other ways to say it",
    description:
      'Other ways to say it. They are searched, but not shown. A slash separates words that can replace each other: "ate/drank bleach".',
  }),
  not: z.array(z.string().min(1)).min(1).optional().meta({
    formLabel: "Harmless phrases",
    description:
      'Harmless phrases that sound like this emergency, word for word: "drowning in homework/work". Their words never lead to an emergency.',
  }),
  first: z
    .enum(Object.keys(callsFirst) as First[])
    .meta({
      formChoices: {
        poison: "Poison Help",
        battery: "911: a swallowed battery or magnet",
        abuse: "911: harm by a person",
        "emergency-room": "The doctor now, or an emergency room",
        doctor: "The doctor, today",
      },
    })
    .optional()
    .meta({
      formLabel: "Call first",
      formHint: "Whom to call before anyone else, if the concern can't wait.",
      description:
        "Whom to call before anyone else, if the concern can't wait: 911, 988, poison (Poison Help), battery (a swallowed battery or magnet), abuse (harm by a person), emergency-room (the doctor now, or an emergency room) or doctor (today).",
    }),
  ages: text("What is typical at which age. Leave it out if nobody can say.").optional(),
  tip: text("What to try, do or write down until the visit."),
  service: reference("services", "The service that looks at it.").optional().meta({
    formHint: "The service that looks at it. Leave it out only if somebody must be called first.",
    description: 'The id of the service that looks at it. Leave it out only if "first" is set.',
  }),
});
