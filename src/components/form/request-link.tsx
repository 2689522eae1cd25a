import type { ReactNode } from "react";
import { setItem } from "../../browser/session-storage";
import { PageLink } from "../page-link";
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
      to="/contact#form"
      className={styles.request}
      onClick={() => setItem("beginning:appointment", message)}
    >
      {children}
    </PageLink>
  );
}
