import { z } from "zod";

/** What parents type, by the answer to it. */
const phrasesFor = z.strictObject({
  answer: z
    .string()
    .min(1)
    .meta({ description: 'The id of a concern or of a question, or "none" for what has no answer here.' }),
  phrases: z.array(z.string().trim().min(1)).min(1),
});

/** data/phrases/en.json: examples that the search learns from. */
export const phrases = z.array(phrasesFor);

export type PhrasesFor = z.infer<typeof phrasesFor>;
