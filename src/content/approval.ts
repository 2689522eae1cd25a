import { z } from "zod";
import { approval } from "./fields";

/** Marks a text with medical advice, which a clinician must approve. */
export const medical = z.boolean().optional().meta({
  formLabel: "Medical advice",
  formHint: "A clinician must approve it. Until then, families see no day of review.",
  description:
    "true: medical advice, which a clinician must approve. Until then, families see no day of review.",
});

/** Who approved a text with medical advice, and when. */
export const approved = approval.optional().meta({
  formLabel: "Approved",
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
