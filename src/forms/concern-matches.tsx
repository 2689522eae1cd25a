import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { CallLink } from "../components/call-link";
import { useClinic } from "../hooks/use-clinic";
import { searchOf } from "../utils/find-concerns";
import { ConcernList } from "./concern-list";
import * as styles from "./concern-matches.module.css";
import { RequestLink } from "./request-link";

interface ConcernMatchesProps {
  concerns: readonly Queries.ConcernFragment[];
  /** Where the visitor types; Enter leads from there to the first answer. */
  field: RefObject<HTMLInputElement | null>;
  /** Told whether anything fits what was typed. */
  onFind: (hasFound: boolean) => void;
}

/** The concerns that fit what is typed, as it is typed. It never leaves the page. */
export function ConcernMatches({ concerns, field, onFind }: ConcernMatchesProps) {
  const { phones } = useClinic();
  const [typed, setTyped] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const find = useMemo(() => searchOf(concerns), [concerns]);
  const found = typed && find(typed);

  useEffect(() => {
    const input = field.current;
    if (input === null) return;
    const read = () => setTyped(input.value.trim());
    const goToFirst = (event: KeyboardEvent) => {
      if (event.key !== "Enter") return;
      // Or the same press would open the answer that it leads to.
      event.preventDefault();
      list.current?.querySelector("summary")?.focus();
    };
    read();
    input.addEventListener("input", read);
    input.addEventListener("keydown", goToFirst);
    return () => {
      input.removeEventListener("input", read);
      input.removeEventListener("keydown", goToFirst);
    };
  }, [field]);

  const hasFound = found !== "" && found.length > 0;
  useEffect(() => onFind(hasFound), [hasFound, onFind]);

  return (
    <div ref={list} className={styles.matches}>
      <p role="status">{found && tellCount(found.length)}</p>
      {found && <ConcernList concerns={found} />}
      {found && !hasFound && (
        <p className={styles.ways}>
          <CallLink phone={phones.main} />
          <RequestLink message={`What I see at home: ${typed}\nMy child's age: `}>Ask in writing</RequestLink>
        </p>
      )}
    </div>
  );
}

function tellCount(count: number): string {
  if (count === 1) return "One answer:";
  if (count > 1) return `${count} answers, the best first:`;
  return "There is no answer to these words here. That says nothing about your worry. Try other words, or tell us: we will listen.";
}
