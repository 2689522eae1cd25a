import type { Question } from "schema-dts";
import type { Page } from "../content/page";
import type { SiteContent } from "./site-content";

/** The questions of a page's blocks of kind "questions", each with its answer in plain words. */
export function questionsOf({ blocks }: Page, { words }: SiteContent): Question[] {
  return blocks
    .flatMap((block) => (block.kind === "questions" ? block.questions : []))
    .map(({ title, text }) => ({
      "@type": "Question",
      name: words(title),
      acceptedAnswer: { "@type": "Answer", text: words(text) },
    }));
}
