import { graphql } from "gatsby";
import { useEffect, useMemo, useRef, useState } from "react";
import { Band } from "../components/band";
import { Card } from "../components/card";
import { Disclosure } from "../components/disclosure";
import { RichText } from "../components/rich-text";
import { ConcernList } from "../features/concern-finder/concern-list";
import { useEnd } from "../hooks/use-end";
import { useLazy } from "../hooks/use-lazy";
import { useWords } from "../hooks/use-words";
import { concernList } from "../words/en/sections";
import * as styles from "./concern-finder.module.css";

/** Concerns of parents, each with an answer: as lists by area, or as matches of what parents type. */
export function ConcernFinder({ block }: { block: Queries.ConcernFinderFragment }) {
  const words = useWords({ concernList });
  const { areas, elsewhere } = block;
  const search = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [hasMatches, setHasMatches] = useState(false);
  const { value, hasFailed, load } = useLazy(loadMatches);
  const concerns = useMemo(() => areas.flatMap((area) => area.concerns), [areas]);

  useEnd(search, () => {
    if (!field.current) return;
    field.current.value = "";
    field.current.dispatchEvent(new Event("input", { bubbles: true }));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for text that was typed before hydration
  useEffect(() => {
    if (field.current?.value) load();
  }, []);

  return (
    <Band anchor={block.anchor} heading={block.heading} layout="split" lead={<RichText html={block.text} />}>
      <Card>
        {/* biome-ignore lint/a11y/useSemanticElements: older browsers and jsdom do not support <search> */}
        <div
          ref={search}
          role="search"
          data-app="touch"
          data-late={late}
          className={`${styles.search} requires-js`}
        >
          <label className={styles.question}>
            {block.question}
            <input
              ref={field}
              type="search"
              autoComplete="off"
              placeholder={block.example}
              className={styles.field}
              onFocus={load}
              onInput={load}
            />
          </label>
          <p role="status">{hasFailed && words.searchFailed}</p>
          {value && (
            <value.ConcernMatches
              concerns={concerns}
              elsewhere={elsewhere}
              field={field}
              onFind={setHasMatches}
            />
          )}
        </div>
        <div hidden={hasMatches}>
          {areas.map((area) => (
            <Disclosure key={area.name} id={area.anchor ?? undefined} summary={area.name} isArea isBare>
              <ConcernList concerns={area.concerns} elsewhere={elsewhere} />
            </Disclosure>
          ))}
        </div>
      </Card>
    </Band>
  );
}

/** The chunk is requested with React's: see src/gatsby/html/late-files.ts. */
const late = "concern-matches";
const loadMatches = () =>
  import(/* webpackChunkName: "concern-matches" */ "../features/concern-finder/concern-matches");

export const fragment = graphql`
  fragment ConcernFinder on ConcernFinderBlock {
    anchor
    heading
    text
    question
    example
    elsewhere {
      ...Action
    }
    areas {
      name
      anchor
      concerns {
        ...Concern
      }
    }
  }
`;
