import type { ComponentProps } from "react";
import { usePageLanguage } from "../hooks/use-page-language";
import { useWords } from "../hooks/use-words";
import { links } from "../words/en/layout";

interface PageLinkProps extends ComponentProps<"a"> {
  href: string;
  /** Whether it is only a picture for the eye, so that its note is only said. */
  isIcon?: boolean;
}

/**
 * A link to a page or file of this website, or to another website. On a page in another language, it says so if it leads to
 * something in English.
 */
export function PageLink({ href, isIcon, children, ...attributes }: PageLinkProps) {
  const isEnglish = useLeadsToEnglish(href);
  return (
    <a href={href} hrefLang={isEnglish ? "en" : undefined} {...attributes}>
      {children}
      {isEnglish && <EnglishNote className={isIcon ? "visually-hidden" : undefined} />}
    </a>
  );
}

/** Whether an address is that of something in English, and the page is in another language. */
export function useLeadsToEnglish(href: string): boolean {
  const { paths, websites } = usePageLanguage();
  const [page = ""] = href.split("#");
  const home = paths?.["/"];
  if (home === undefined || page === "" || websites?.includes(href)) return false;
  return ![home, `/documents${home}`].some((place) => `${page}/`.startsWith(`${place}/`));
}

/** Says that a link leads to something in English. */
export function EnglishNote(attributes: ComponentProps<"span">) {
  const words = useWords({ links });
  return <span data-note="language" {...attributes}>{` ${words.inEnglish}`}</span>;
}
