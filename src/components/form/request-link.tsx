import type { ReactNode } from "react";
import { usePagePath } from "../../hooks/use-page-language";
import { contactPage } from "../../shared/site/main-pages";
import { PageLink } from "../page-link";
import * as styles from "./request-link.module.css";

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
