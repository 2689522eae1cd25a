import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ReactNode } from "react";
import { PageLanguageContext } from "../hooks/use-page-language";
import { WordsContext } from "../hooks/use-words";
import { english } from "../words/catalog";

const action = (
  label: string,
  href: string,
  kind: Queries.TargetFragment["kind"],
  pdf: Queries.TargetFragment["pdf"] = null,
): Queries.ActionFragment => ({ label, to: { href, kind, pdf } });

/** Actions that lead to a page, to the appointment form, to a phone call, to another site and to a PDF. */
export const pageAction = action("About Us", "/about", "page");
export const bookingAction = action("Schedule Now", "/contact", "page");
export const callAction = action("Call (907) 555-0142", "tel:+19075550142", "phone");
export const outsideAction = action("Our video channel", "https://videos.example/", "outside");
export const pdfAction = action("DOWNLOAD PDF", "/documents/fast-a-workbook.pdf", "document", {
  pages: 12,
  bytes: 840_000,
});

/** Image data as Gatsby generates them. */
function imageData(name: string, width: number, height: number): IGatsbyImageData {
  const srcSet = (type: string) => `/static/${name}.${type} ${width}w`;
  return {
    layout: "constrained",
    width,
    height,
    images: {
      fallback: { src: `/static/${name}.jpg`, srcSet: srcSet("jpg") },
      sources: [
        { type: "image/avif", srcSet: srcSet("avif") },
        { type: "image/webp", srcSet: srcSet("webp") },
      ],
    },
  };
}

/** A picture file as selected by each fragment of picture.tsx. */
export const pictureFull = { childImageSharp: { full: imageData("full", 1800, 1200) } };
export const pictureHalf = { childImageSharp: { half: imageData("half", 640, 427) } };
export const pictureCard = { childImageSharp: { card: imageData("card", 420, 420) } };
export const pictureTall = { childImageSharp: { tall: imageData("tall", 1000, 1250) } };
export const pictureSmall = { childImageSharp: { small: imageData("small", 160, 160) } };

/** A document as its link shows it. */
export const workbook: Queries.DocumentLinkFragment = {
  jsonId: "fast-a-workbook",
  title: "Fast-A Workbook",
  description: "Pages to fill in with your child.",
  file: "/documents/fast-a-workbook.pdf",
  pages: 12,
  bytes: 840_000,
};

/** A testimonial with attribution, and one without. */
export const signedQuote: Queries.QuoteFragment = {
  jsonId: "home",
  quote: "By the third visit he was pulling off his snow boots in the doorway.",
  attribution: "Mother of a four-year-old, Wasilla",
};
export const unsignedQuote: Queries.QuoteFragment = {
  jsonId: "educational-3",
  quote: "Homework used to end with both of us in tears.",
  attribution: null,
};

/** What is said in a video, written down or not: made-up words of no real video, for tests only. */
export const withTranscript: Queries.SpokenWordsFragment = {
  transcript: "<p><strong>Therapist:</strong> Push the wall with me.</p><p>[Laughter]</p>",
  captions: { state: "checked", checked: "2026-11-03" },
};
export const withoutTranscript: Queries.SpokenWordsFragment = {
  transcript: null,
  captions: { state: "automatic", checked: null },
};

const spanishWords = { ...english, links: { ...english.links, inEnglish: "(en inglés)" } };
const paths = { "/": "/es", "/contact": "/es/contacto" };
const websites = ["https://helpline.example/"];

/** What is around a Spanish page. Its only Spanish words are those that say what is in English. */
export function SpanishPage({ children }: { children: ReactNode }) {
  return (
    <WordsContext value={spanishWords}>
      <PageLanguageContext value={{ paths, websites }}>{children}</PageLanguageContext>
    </WordsContext>
  );
}
