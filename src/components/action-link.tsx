import { graphql, Link } from "gatsby";
import type { ReactNode } from "react";
import { describePdf } from "../utils/bytes";

interface ActionLinkProps {
  to: Queries.TargetFragment;
  className?: string;
  children: ReactNode;
}

/** A link to anything that an editor can name; says so when it opens a new tab or a PDF. */
export function ActionLink({ to, className, children }: ActionLinkProps) {
  if (to.kind === "page") {
    return (
      <Link to={to.href} className={className}>
        {children}
      </Link>
    );
  }
  if (to.kind === "outside" || to.pdf) {
    return (
      <a href={to.href} className={className} target="_blank" rel="noopener">
        {children}
        {to.pdf ? (
          ` (${describePdf(to.pdf)})`
        ) : (
          <span className="visually-hidden"> (opens in a new tab)</span>
        )}
      </a>
    );
  }
  return (
    <a href={to.href} className={className}>
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
