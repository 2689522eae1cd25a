import type { Question } from "schema-dts";
import type { Page } from "../content/page";
import type { SiteContent } from "./site-content";

/** Returns the questions of a page's "questions" blocks, with the answers as plain text. */
export function questionsOf({ blocks }: Page, { words }: SiteContent): Question[] {
  return blocks
    .flatMap((block) => (block.kind === "questions" ? block.questions : []))
    .map(({ title, text }) => ({
      "@type": "Question",
      name: words(title),
      acceptedAnswer: { "@type": "Answer", text: words(text) },
    }));
}
