import { graphql } from "gatsby";
import { Band } from "../components/band";
import { PageLink } from "../components/page-link";
import { RichText } from "../components/rich-text";
import { Sentence } from "../components/sentence";
import { useLocale, useWords } from "../hooks/use-words";
import { formatDate } from "../shared/clinic/clinic-time";
import { aboutDays, lastDayShown } from "../shared/clinic/soonest-visit";
import * as shapes from "../styles/shapes.module.css";
import { dates } from "../words/en/dates";
import { soonest } from "../words/en/sections";

/**
 * How soon a new family can come, for each service that has looked it up lately. Each line is hidden until the page's
 * script shows it, because only a script knows whether it is still true when someone reads it.
 */
export function SoonestVisits({ block }: { block: Queries.SoonestVisitsFragment }) {
  const words = useWords({ soonest });
  const dateWords = useWords({ dates });
  const locale = useLocale();
  const { anchor, heading, text, services, otherwise } = block;
  return (
    <Band anchor={anchor} heading={heading} layout="split" lead={<RichText html={text} />}>
      <dated-notices>
        <ul className={shapes.stack}>
          {services.map(
            ({ path, name, soonestVisit }) =>
              soonestVisit?.isCurrent && (
                <li key={path} hidden data-until={lastDayShown(soonestVisit.asOf)}>
                  <Sentence
                    text={words.visit}
                    parts={{
                      service: <PageLink href={path}>{name}</PageLink>,
                      days: <strong>{aboutDays(soonestVisit.days, words, locale)}</strong>,
                      date: (
                        <time dateTime={soonestVisit.asOf}>{formatDate(soonestVisit.asOf, dateWords)}</time>
                      ),
                    }}
                  />
                </li>
              ),
          )}
        </ul>
        <div data-otherwise>
          <RichText html={otherwise} />
        </div>
      </dated-notices>
    </Band>
  );
}

export const fragment = graphql`
  fragment SoonestVisits on SoonestVisitsBlock {
    anchor
    heading
    text
    services {
      path
      name
      soonestVisit {
        days
        asOf
        isCurrent
      }
    }
    otherwise
  }
`;
