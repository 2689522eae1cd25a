import { answer, type Content, choice, fields, heading, lines } from "../document";
import type { Facts } from "./facts";

/** Pregnancy, birth and the first weeks. */
export const birth: Content["parts"] = [
  heading("Pregnancy and birth"),
  "If your child joined your family later and you don't know, write what you were told, or leave this part blank.",
  fields([
    { name: "birth.weeks", label: "Born at how many weeks?" },
    { name: "birth.weight", label: "Birth weight" },
    { name: "birth.place", label: "Where was your child born?", span: 2 },
  ]),
  choice("birth.how", "How was the birth?", [
    ["Vaginal birth", "Planned C-section", "Emergency C-section"],
    ["With forceps or vacuum", "Twins or more", "Not known"],
  ]),
  choice("birth.first", "In the first weeks, did your child have any of these?", [
    ["Time in intensive care (NICU)", "Help with breathing"],
    ["A feeding tube", "Jaundice that needed light"],
    ["Trouble feeding or sucking", "None of these"],
  ]),
  fields(answer("birth.more", "Anything about the pregnancy or birth that we should know", 3)),
];

/** When a child first did what; the ages are those of data/milestones.json, or common clinical ranges, said as "about". */
export const milestones = ({ ageOf }: Facts): Content["parts"] => [
  heading("First steps and first words"),
  lines(
    "milestones",
    "My child did this (most children do it by then)",
    ["Earlier", "About then", "Later", "Not yet"],
    [
      `Held the head up on the tummy (${ageOf("head-up")})`,
      `Rolled from tummy to back (${ageOf("rolls")})`,
      `Sat without support (${ageOf("sits")})`,
      "Crawled, or moved along in another way (often 10 months, but not all children crawl)",
      `Walked without holding on (${ageOf("walks")})`,
      `Tried one or two words besides mama or dada (${ageOf("first-words")})`,
      `Put two words together (${ageOf("two-words")})`,
      `Ate with a spoon (${ageOf("eats-with-spoon")})`,
      "Used the toilet in the daytime (often 3 to 4 years)",
      `Was understood by others most of the time (${ageOf("understood")})`,
    ],
  ),
  fields(
    answer(
      "milestones.lost",
      "Has your child stopped doing something that they could do before? What, and when?",
    ),
  ),
];

/** Health today. */
export const health: Content["parts"] = [
  heading("Health"),
  fields(
    [
      { name: "doctor.name", label: "Child's doctor", span: 2 },
      { name: "doctor.phone", label: "Doctor's phone" },
      { name: "doctor.fax", label: "Doctor's fax" },
    ],
    answer("health.diagnoses", "Diagnoses, and who made them"),
    answer("health.medicines", "Medicines and what they are for"),
    answer("health.allergies", "Allergies (food, medicine, latex, pets), and what happens"),
    answer("health.surgeries", "Operations, hospital stays, serious injuries, with dates"),
  ),
  choice("health.has", "Has your child now, or did your child ever have:", [
    ["Seizures", "A concussion or head injury", "Ear infections or ear tubes"],
    ["Trouble hearing", "Trouble seeing, or glasses", "Asthma or breathing trouble"],
    ["Heart trouble", "Reflux or constipation", "Trouble sleeping, or snoring"],
    ["Broken bones", "Pain that comes back", "A feeding tube or special diet"],
  ]),
  fields(
    [
      { name: "health.hearing", label: "Last hearing test", hint: "date and result" },
      { name: "health.vision", label: "Last eye test", hint: "date and result" },
    ],
    answer(
      "health.precautions",
      "Must we be careful with anything? (seizure plan, heart or spine limits, running away, ...)",
    ),
  ),
  choice("health.equipment", "Does your child use:", [
    ["Glasses", "Hearing aids", "Orthotics or braces"],
    ["Walker", "Wheelchair", "A device or pictures to talk"],
  ]),
];
