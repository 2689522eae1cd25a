import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { usePagePath } from "../hooks/use-page-language";
import { useLocale, useWords } from "../hooks/use-words";
import { describePdf, formatBytes } from "../shared/site/format-size";
import { contactPage } from "../shared/site/main-pages";
import { files, links } from "../words/en/layout";
import { fill } from "../words/fill";
import * as styles from "./actions.module.css";
import { buttonLooks } from "./button";
import { Icon } from "./icon";
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

/**
 * The buttons of a section. The main button is the one that books an appointment, or else the first one. If
 * the first one leads to another site (payment, for one), it is the main button. If all buttons lead to the
 * same page, all of them have the primary look.
 */
export function Actions({ actions }: { actions: readonly Queries.ActionFragment[] | null | undefined }) {
  const contactPath = usePagePath(contactPage);
  if (!actions) return null;
  const booking =
    actions[0]?.to.kind === "outside" ? undefined : actions.find(({ to }) => to.href === contactPath);
  const areEqual = actions.every(({ to }) => to.href === actions[0]?.to.href);
  return (
    <p className={styles.actions}>
      {actions.map((action, index) => (
        <ActionLink
          key={action.label}
          to={action.to}
          className={look(action === booking, booking === undefined && (index === 0 || areEqual))}
        >
          {action.to.kind === "phone" && <Icon name="phone" />}
          {action.label}
        </ActionLink>
      ))}
    </p>
  );
}

function look(isBooking: boolean, isMain: boolean): string | undefined {
  if (isBooking) return buttonLooks.booking;
  return isMain ? buttonLooks.primary : buttonLooks.secondary;
}

export const fragments = graphql`
  fragment Target on Target {
    href
    kind
    pdf {
      pages
      bytes
    }
  }
  fragment Action on Action {
    label
    to {
      ...Target
    }
  }
`;
