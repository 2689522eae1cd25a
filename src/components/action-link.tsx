import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { describePdf, formatBytes } from "../shared/site/format-size";
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
  if (to.kind === "page") {
    return (
      <PageLink to={to.href} className={className} tabIndex={tabIndex}>
        {children}
      </PageLink>
    );
  }
  if (to.kind === "outside" || to.pdf) {
    return (
      <a href={to.href} className={className} tabIndex={tabIndex} target="_blank" rel="noopener">
        {children}
        <span className="visually-hidden">
          {to.pdf ? ` (${describePdf(to.pdf)}, opens in a new tab)` : " (opens in a new tab)"}
        </span>
        {to.pdf && (
          <span aria-hidden="true" className={styles.pdf}>
            PDF, {formatBytes(to.pdf.bytes)}
          </span>
        )}
      </a>
    );
  }
  return (
    <a href={to.href} className={className} tabIndex={tabIndex}>
      {children}
    </a>
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
