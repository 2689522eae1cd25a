import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";
import { ActionLink } from "../../components/action-link";
import { buttonLooks } from "../../components/button";
import { Disclosure } from "../../components/disclosure";
import { PageLink } from "../../components/page-link";
import { RichText } from "../../components/rich-text";
import { usePagePath } from "../../hooks/use-page-language";
import { useWords } from "../../hooks/use-words";
import { contactPage } from "../../shared/site/main-pages";
import { concernList } from "../../words/en/sections";
import { fill } from "../../words/fill";
import * as styles from "./concern-list.module.css";

interface ConcernListProps {
  concerns: readonly Queries.ConcernFragment[];
  /** Whether the first concern is initially open. */
  opensFirst?: boolean;
  /** A link below each answer that can wait. */
  elsewhere: Queries.ActionFragment | null;
}

interface RequestLinkProps {
  /** The prefill of the message, which the visitor continues. */
  message: string;
  children: ReactNode;
}

/** A link to the appointment form with a message prefill, which stays in this tab's session storage. */
export function RequestLink({ message, children }: RequestLinkProps) {
  const path = usePagePath(contactPage);
  return (
    <PageLink href={`${path}#form`} data-prefill={message} className={styles.request}>
      {children}
    </PageLink>
  );
}

/**
 * A list of concerns. Opened, each shows whom to call if it can't wait, the answer, a link to the appointment form with a
 * message prefill, and who else helps. If the child may harm themselves, the crisis lines are above it and always visible.
 */
export function ConcernList({ concerns, opensFirst, elsewhere }: ConcernListProps) {
  const words = useWords({ concernList });
  return concerns.map(({ jsonId, name, isEmergency, crisis, calls, answer, service }, index) => (
    <Fragment key={jsonId}>
      {crisis && <Crisis html={crisis} />}
      <Disclosure summary={name} open={opensFirst && index === 0}>
        {calls && <Crisis html={calls} />}
        <RichText html={answer} />
        {service && (
          <RequestLink message={fill(words.askMessage, { service: service.name, concern: name })}>
            {words.ask}
          </RequestLink>
        )}
        {elsewhere && service && !isEmergency && (
          <ActionLink to={elsewhere.to} className={buttonLooks.secondary}>
            {elsewhere.label}
          </ActionLink>
        )}
      </Disclosure>
    </Fragment>
  ));
}

function Crisis({ html }: { html: string }) {
  return (
    <div className={styles.crisis}>
      <RichText html={html} />
    </div>
  );
}

export const fragment = graphql`
  fragment Concern on Concern {
    jsonId
    name
    isEmergency
    crisis
    calls
    answer
    service {
      name
    }
  }
`;
