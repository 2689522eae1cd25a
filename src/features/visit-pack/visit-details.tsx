import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { ActionLink } from "../../components/actions";
import { Button } from "../../components/button";
import { Disclosure } from "../../components/disclosure";
import * as formStyles from "../../components/form/form.module.css";
import { RichText } from "../../components/rich-text";
import { useLazy } from "../../hooks/use-lazy";
import { useWords } from "../../hooks/use-words";
import { visits } from "../../words/en/visit";
import { fill } from "../../words/fill";
import * as styles from "./visit-details.module.css";

interface VisitDetailsProps {
  visit: Queries.VisitFragment;
  pack: Queries.VisitPackFragment;
}

/** A checklist, for the screen and for paper. */
function VisitList({ list }: { list: Queries.VisitListFragment }) {
  return (
    <div>
      <h3>{list.name}</h3>
      <ul className={formStyles.field}>
        {list.items.map(({ text, links }) => (
          <li key={text} className={styles.item}>
            <label className={formStyles.choice}>
              <input type="checkbox" className={formStyles.box} />
              {text}
            </label>
            {links && (
              <div className={styles.links}>
                {links.map(({ label, to }) => (
                  <ActionLink key={label} to={to}>
                    {label}
                  </ActionLink>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One kind of visit: its lists and, lazy-loaded when it is opened, the tools to print them and save the date. */
export function VisitDetails({ visit, pack }: VisitDetailsProps) {
  const words = useWords({ visits });
  const details = useRef<HTMLDetailsElement>(null);
  const { value, hasFailed, load } = useLazy(loadTools);
  const [when, setWhen] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for a visit that was opened before hydration
  useEffect(() => {
    if (details.current?.open) load();
  }, []);

  return (
    <Disclosure
      ref={details}
      id={visit.id}
      name="visit-pack"
      data-app="touch"
      onToggle={load}
      summary={
        <span>
          <strong>{visit.name}</strong>: {visit.length}
        </span>
      }
    >
      {/* Only printed: on the screen, the fields below show the date. */}
      <p hidden className={styles.day}>
        {fill(words.dayAndTime, { when: when ?? "______________________" })}
      </p>
      {visit.lists.map((list) => (
        <VisitList key={list.name} list={list} />
      ))}
      <RichText html={visit.arrival} />
      {hasFailed && (
        <p role="alert">
          {words.notLoaded}{" "}
          <Button look="text" onClick={load}>
            {words.loadAgain}
          </Button>
        </p>
      )}
      {value && <value.VisitPanel visit={visit} pack={pack} details={details} onChoose={setWhen} />}
    </Disclosure>
  );
}

const loadTools = () => import("./visit-panel");

export const fragment = graphql`
  fragment Visit on Visit {
    id
    name
    length
    minutes
    earlyMinutes
    isRemote
    lists {
      ...VisitList
    }
    arrival
    calendarNote
  }

  fragment VisitList on VisitList {
    name
    items {
      text
      links {
        ...Action
      }
    }
  }
`;
