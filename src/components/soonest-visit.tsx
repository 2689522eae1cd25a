import { graphql } from "gatsby";
import { useLocale, useWords } from "../hooks/use-words";
import { formatDate } from "../shared/clinic/clinic-time";
import { aboutDays, lastDayShown } from "../shared/clinic/soonest-visit";
import { dates } from "../words/en/dates";
import { soonest } from "../words/en/sections";
import { PageLink } from "./page-link";
import { Sentence } from "./sentence";

interface SoonestVisitProps {
  service: Queries.SoonestVisitFragment;
  as: "li" | "p";
}

/**
 * How soon a new family can come to a service that has looked it up lately. Hidden until the page's script shows it, because
 * only a script knows whether it is still true when somebody reads it.
 */
export function SoonestVisit({ service: { path, name, soonestVisit }, as: Element }: SoonestVisitProps) {
  const words = useWords({ soonest });
  const dateWords = useWords({ dates });
  const locale = useLocale();
  if (!soonestVisit?.isCurrent) return null;
  return (
    <Element hidden data-until={lastDayShown(soonestVisit.asOf)}>
      <Sentence
        text={words.visit}
        parts={{
          service: <PageLink href={path}>{name}</PageLink>,
          days: <strong>{aboutDays(soonestVisit.days, words, locale)}</strong>,
          date: <time dateTime={soonestVisit.asOf}>{formatDate(soonestVisit.asOf, dateWords)}</time>,
        }}
      />
    </Element>
  );
}

export const fragment = graphql`
  fragment SoonestVisit on Service {
    path
    name
    soonestVisit {
      days
      asOf
      isCurrent
    }
  }
`;
