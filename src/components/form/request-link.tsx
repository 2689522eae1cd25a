import type { ReactNode } from "react";
import { setItem } from "../../browser/session-storage";
import { PageLink } from "../page-link";
import * as styles from "./request-link.module.css";

interface RequestLinkProps {
  /** The prefill of the message, which the visitor continues. */
  message: string;
  children: ReactNode;
}

/** A link to the appointment form with a message prefill, which stays in this tab's session storage. */
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
