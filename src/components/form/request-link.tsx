import type { ReactNode } from "react";
import { contactPage } from "../../shared/site/main-pages";
import { PageLink } from "../page-link";
import { storePrefill } from "./prefill";
import * as styles from "./request-link.module.css";

interface RequestLinkProps {
  /** How the message begins, for the visitor to go on with. */
  message: string;
  children: ReactNode;
}

/** Leads to the appointment form, which takes over the beginning of its message; until it is sent, it stays in this tab. */
export function RequestLink({ message, children }: RequestLinkProps) {
  return (
    <PageLink
      to={`${contactPage}#form`}
      className={styles.request}
      onClick={() => storePrefill("appointment", message)}
    >
      {children}
    </PageLink>
  );
}
