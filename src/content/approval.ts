import { z } from "zod";
import { date, group } from "./fields";

/** Marks a policy text whose wording the clinic's counsel has not approved yet. */
export const awaitsCounsel = z.boolean().optional().meta({
  formLabel: "Waits for the attorney",
  formHint: "The clinic's attorney must approve these words before launch. Visitors never see this mark.",
  description:
    "true: a policy whose wording the clinic's counsel must approve before launch. Visitors never see this mark.",
});

/** The date when someone who knows the subject last confirmed that the content is correct. */
export const reviewed = z.iso.date({ error: 'must be a date such as "2026-11-21"' }).optional().meta({
  formLabel: "Last reviewed",
  formHint: "The day of the last review. You are reminded after a year.",
  description: "The date of the last review, YYYY-MM-DD. The content check reminds you after a year.",
});

/** Who of the clinic approved medical texts, and when. */
export const approval = group("ClinicianApproval", {
  by: z.string().min(1).meta({
    role: "name",
    formLabel: "Name",
    description: 'The name and degrees of the clinician, as families read them: "Anna Moe, MS, OTR/L".',
  }),
  on: date.meta({
    formLabel: "Day",
    formHint: "The day of the approval.",
    description: "The day of the approval, YYYY-MM-DD.",
  }),
});

/** Marks a text with medical advice, which a clinician must approve. */
export const medical = z.boolean().optional().meta({
  formLabel: "Medical advice",
  formHint: "A clinician must approve it. Until then, families see no day of review.",
  description:
    "true: medical advice, which a clinician must approve. Until then, families see no day of review.",
});

/** Who approved a text with medical advice, and when. */
export const approved = approval.optional().meta({
  formHint: "Which of the clinic's clinicians has read all of it, and when.",
  description:
    "Who of the clinic's clinicians approved the texts, and when. Leave it out until one has. Without it, search engines do not list the page of a concern.",
});

/** The day of the last review that families see: of medical advice only that of a clinician's approval. */
export function dayOfReview(text: {
  readonly reviewed?: string | null;
  readonly medical?: boolean | null;
  readonly approved?: { readonly on: string } | null;
}): string | null {
  return (text.medical ? text.approved?.on : text.reviewed) ?? null;
}
