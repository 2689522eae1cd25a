import type { ComponentProps } from "react";
import { usePageLanguage, usePagePath } from "../hooks/use-page-language";
import { useWords } from "../hooks/use-words";
import { contactPage } from "../shared/site/main-pages";
import { links } from "../words/en/layout";
import { buttonLooks } from "./button";

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

/** A link to the appointment form with the beginning of a message, which stays in this tab's session storage. */
export function RequestLink({ message, children }: { message: string; children: string }) {
  const path = usePagePath(contactPage);
  return (
    <PageLink href={`${path}#form`} data-prefill={message} className={buttonLooks.request}>
      {children}
    </PageLink>
  );
}
