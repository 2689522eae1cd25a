import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import entries from "../../../data/concerns.json";
import { CallLink } from "../../components/contact-links";
import { Sentence } from "../../components/sentence";
import { useClinic } from "../../hooks/use-clinic";
import { type SearchWords, usePageLanguage } from "../../hooks/use-page-language";
import { useCatalog, useLocale, useWords } from "../../hooks/use-words";
import type { Catalog } from "../../words/catalog";
import { concernSearch } from "../../words/en/concerns";
import { fill } from "../../words/fill";
import { plural } from "../../words/plural";
import { ConcernList, RequestLink } from "./concern-list";
import * as styles from "./concern-matches.module.css";
import { createConcernSearch } from "./find-concerns";
import { searchLanguage } from "./search-language";

interface ConcernMatchesProps {
  concerns: readonly Queries.ConcernFragment[];
  /** A link below each answer that can wait. */
  elsewhere: Queries.ActionFragment | null;
  /** The search input; Enter moves the focus from it to the first answer. */
  field: RefObject<HTMLInputElement | null>;
  /** Called with whether the query has matches. */
  onFind: (hasFound: boolean) => void;
}

/** Debounce of the search while the visitor types, in milliseconds. */
const debounceMs = 200;

/** The concerns that match the query, updated while the visitor types. The query is never sent anywhere. */
export function ConcernMatches({ concerns, elsewhere, field, onFind }: ConcernMatchesProps) {
  const { phones, crisisLines } = useClinic();
  const words = useWords({ concernSearch });
  const locale = useLocale();
  const [typed, setTyped] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const catalog = useCatalog();
  const { searchWords } = usePageLanguage();
  const find = useMemo(
    () =>
      catalog
        ? createConcernSearch(withWords(concerns, searchWords), searchLanguage(catalog.concernWords))
        : createConcernSearch(withWords(concerns, wordsById)),
    [concerns, catalog, searchWords],
  );
  const found = useMemo(() => (typed ? find(typed) : undefined), [find, typed]);

  useEffect(() => {
    const input = field.current;
    if (input === null) return;
    let timer: number | undefined;
    const read = () => {
      window.clearTimeout(timer);
      setTyped(input.value.trim());
    };
    const readSoon = () => {
      window.clearTimeout(timer);
      if (input.value.trim() === "") read();
      else timer = window.setTimeout(read, debounceMs);
    };
    const goToFirst = (event: KeyboardEvent) => {
      if (event.key !== "Enter") return;
      // Otherwise the same key press would also toggle the focused answer.
      event.preventDefault();
      flushSync(read);
      list.current?.querySelector("summary")?.focus();
    };
    read();
    input.addEventListener("input", readSoon);
    input.addEventListener("keydown", goToFirst);
    return () => {
      window.clearTimeout(timer);
      input.removeEventListener("input", readSoon);
      input.removeEventListener("keydown", goToFirst);
    };
  }, [field]);

  const hasFound = found !== undefined && found.length > 0;
  useEffect(() => onFind(hasFound), [hasFound, onFind]);
  const isUrgent = found?.[0]?.isEmergency ?? false;

  return (
    <div ref={list} className={found ? styles.matches : styles.unused}>
      <p role="status">{found && countMessage(found.length, isUrgent, words, locale)}</p>
      {found &&
        !isUrgent &&
        crisisLines
          .filter(({ canText }) => !canText)
          .map(({ number }) => (
            <p key={number}>
              <Sentence
                text={words.cantWait}
                parts={{ call: <a href={`tel:${number}`}>{fill(words.call, { number })}</a> }}
              />
            </p>
          ))}
      {found && (
        <ConcernList concerns={found} elsewhere={elsewhere} opensFirst={isUrgent || found.length === 1} />
      )}
      {found && !hasFound && (
        <div className={styles.ways}>
          <CallLink phone={phones.main} />
          <RequestLink message={fill(words.writeMessage, { typed })}>{words.write}</RequestLink>
        </div>
      )}
    </div>
  );
}

const wordsById = Object.fromEntries(entries.map(({ id, words, not }) => [id, { words, not }]));

/**
 * Adds the search words. The English ones are in the search's lazy chunk to keep the page data small; those of another
 * language are in the context of its page.
 */
function withWords(
  concerns: readonly Queries.ConcernFragment[],
  words: Readonly<Record<string, SearchWords>> = {},
) {
  return concerns.map((concern) => ({ ...concern, ...(words[concern.jsonId] ?? { words: [] }) }));
}

function countMessage(
  count: number,
  isUrgent: boolean,
  { urgent, found, none }: Catalog["concernSearch"],
  locale: string,
): string {
  return count === 0 ? none : fill(plural(isUrgent ? urgent : found, count, locale), { count });
}
