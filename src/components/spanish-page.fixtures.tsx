import type { ReactNode } from "react";
import { PageLanguageContext } from "../hooks/use-page-language";
import { WordsContext } from "../hooks/use-words";
import { english } from "../words/catalog";

const words = { ...english, links: { ...english.links, inEnglish: "(en inglés)" } };
const paths = { "/": "/es", "/contact": "/es/contacto" };
const websites = ["https://helpline.example/"];

/** What is around a Spanish page. Its only Spanish words are those that say what is in English. */
export function SpanishPage({ children }: { children: ReactNode }) {
  return (
    <WordsContext value={words}>
      <PageLanguageContext value={{ paths, websites }}>{children}</PageLanguageContext>
    </WordsContext>
  );
}
