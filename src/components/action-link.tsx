import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useLocale, useWords } from "../hooks/use-words";
import { describePdf, formatBytes } from "../shared/site/format-size";
import { files, links } from "../words/en/layout";
import { fill } from "../words/fill";
import * as styles from "./action-link.module.css";
import { PageLink } from "./page-link";

interface ActionLinkProps {
  to: Queries.TargetFragment;
  className?: string;
  /** -1 for a copy of a link, which must not be in the tab order. */
  tabIndex?: -1 | undefined;
  children: ReactNode;
}

/** A link to any target that content can name; says so if it opens a new tab or a PDF. */
export function ActionLink({ to, className, tabIndex, children }: ActionLinkProps) {
  const words = useWords({ links });
  const fileWords = useWords({ files });
  const locale = useLocale();
  if (to.kind === "outside" || to.pdf) {
    return (
      <PageLink href={to.href} className={className} tabIndex={tabIndex} target="_blank" rel="noopener">
        {children}
        <span className="visually-hidden">
          {` ${to.pdf ? fill(words.pdfInNewTab, { pdf: describePdf(to.pdf, fileWords, locale) }) : words.newTab}`}
        </span>
        {to.pdf && (
          <>
            {" "}
            <span aria-hidden="true" className={styles.pdf}>
              {fill(words.pdfMark, { size: formatBytes(to.pdf.bytes, fileWords, locale) })}
            </span>
          </>
        )}
      </PageLink>
    );
  }
  const Link = to.kind === "page" ? PageLink : "a";
  return (
    <Link href={to.href} className={className} tabIndex={tabIndex}>
      {children}
    </Link>
  );
}

export const fragment = graphql`
  fragment Target on Target {
    href
    kind
    pdf {
      pages
      bytes
    }
  }
`;
