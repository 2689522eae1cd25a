import { formatDate } from "../shared/clinic/clinic-time";
import { ActionLink } from "./action-link";
import * as styles from "./form/form.module.css";

interface CheckedSourceProps {
  source: Queries.ActionFragment;
  /** The ISO date when somebody last compared the text with its source. */
  checked: string;
}

/** Where a text comes from, and when somebody last compared the two. */
export function CheckedSource({ source, checked }: CheckedSourceProps) {
  return (
    <p className={styles.note}>
      Source: <ActionLink to={source.to}>{source.label}</ActionLink>, checked{" "}
      <time dateTime={checked}>{formatDate(checked)}</time>
    </p>
  );
}
