import { Sentence } from "../components/sentence";
import { useWords } from "../hooks/use-words";
import { formatDate } from "../shared/clinic/clinic-time";
import { dates } from "../words/en/dates";
import { sources } from "../words/en/sections";
import { ActionLink } from "./action-link";
import * as styles from "./form/form.module.css";

interface CheckedSourceProps {
  source: Queries.ActionFragment;
  /** The ISO date when someone last compared the text with its source. */
  checked: string;
}

/** Where a text comes from, and when someone last compared the two. */
export function CheckedSource({ source, checked }: CheckedSourceProps) {
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
