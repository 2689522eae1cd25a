import type { ComponentProps } from "react";
import { usePageLanguage } from "../hooks/use-page-language";
import { useWords } from "../hooks/use-words";
import { links } from "../words/en/layout";

/** A link to a page or file of this website. On a page in another language, it says so if it leads to an English one. */
export function PageLink({ href, children, ...attributes }: ComponentProps<"a"> & { href: string }) {
  const { paths } = usePageLanguage();
  const [page = ""] = href.split("#");
  const home = paths?.["/"];
  const isOwn = [home, `/documents${home}`].some((place) => `${page}/`.startsWith(`${place}/`));
  const isEnglish = home !== undefined && page !== "" && !isOwn;
  return (
    <a href={href} hrefLang={isEnglish ? "en" : undefined} {...attributes}>
      {children}
      {isEnglish && <EnglishNote />}
    </a>
  );
}

/** Says that a link leads to something in English. */
export function EnglishNote() {
  const words = useWords({ links });
  return <span data-note="language">{` ${words.inEnglish}`}</span>;
}
