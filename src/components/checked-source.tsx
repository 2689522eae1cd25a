import { useWords } from "../hooks/use-words";
import { formatDate } from "../shared/clinic/clinic-time";
import { dates } from "../words/en/dates";
import { sources } from "../words/en/sections";
import { ActionLink } from "./actions";
import * as styles from "./form/form.module.css";
import { Sentence } from "./sentence";

/** Where a text comes from, and the ISO date when someone last compared the two. */
export function CheckedSource({ source, checked }: { source: Queries.ActionFragment; checked: string }) {
  const words = useWords({ sources });
  const dateWords = useWords({ dates });
  return (
    <p className={styles.note}>
      <Sentence
        text={words.checked}
        parts={{
          source: <ActionLink to={source.to}>{source.label}</ActionLink>,
          date: <time dateTime={checked}>{formatDate(checked, dateWords)}</time>,
        }}
      />
    </p>
  );
}
