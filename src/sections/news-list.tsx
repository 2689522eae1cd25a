import { graphql } from "gatsby";
import { Actions } from "../components/actions";
import { Band } from "../components/band";
import { Card } from "../components/card";
import { RichText } from "../components/rich-text";
import { useWords } from "../hooks/use-words";
import { formatDate, formatFullDate } from "../shared/clinic/clinic-time";
import { formatTime, formatTimes } from "../shared/clinic/hours";
import * as shapes from "../styles/shapes.module.css";
import { dates } from "../words/en/dates";
import { news } from "../words/en/sections";
import { fill } from "../words/fill";

type Item = Queries.NewsListFragment["news"][number];

/** News, events and jobs, each from its first day through its last. Without any, the block is hidden. */
export function NewsList({ block }: { block: Queries.NewsListFragment }) {
  const words = useWords({ news });
  const dateWords = useWords({ dates });

  function sayWhen({ day, lastDay, starts, ends }: NonNullable<Item["event"]>): string {
    const from = formatFullDate(day, dateWords);
    const days = lastDay === null ? from : fill(words.days, { from, to: formatFullDate(lastDay, dateWords) });
    if (starts === null) return days;
    const times =
      ends === null ? formatTime(starts, dateWords) : formatTimes({ opens: starts, closes: ends }, dateWords);
    return fill(words.at, { days, times });
  }

  function sayTerms({ employment }: NonNullable<Item["job"]>, to: string): string {
    const date = formatDate(to, dateWords);
    return fill(words.terms, {
      employment: words.employment[employment as keyof typeof words.employment],
      date,
    });
  }

  return (
    <dated-notices hidden={!block.news.some(({ hasBegun }) => hasBegun)} suppressHydrationWarning>
      {block.news.length > 0 && (
        <Band block={block}>
          <ul className={shapes.boxes}>
            {block.news.map((item) => (
              <li
                key={item.title}
                hidden={!item.hasBegun}
                data-from={item.from}
                data-until={item.to}
                suppressHydrationWarning
              >
                <Card>
                  <p className={shapes.kind}>
                    {item.event ? words.event : item.job ? words.job : words.news}
                  </p>
                  <h3>{item.title}</h3>
                  {item.event && <p>{sayWhen(item.event)}</p>}
                  <RichText html={item.text} />
                  {item.job && <p>{sayTerms(item.job, item.to)}</p>}
                  <Actions actions={item.link && [item.link]} />
                </Card>
              </li>
            ))}
          </ul>
        </Band>
      )}
    </dated-notices>
  );
}

export const fragment = graphql`
  fragment NewsList on NewsListBlock {
    anchor
    heading
    news {
      title
      text
      from
      to
      hasBegun
      event {
        day
        lastDay
        starts
        ends
      }
      job {
        employment
      }
      link {
        ...Action
      }
    }
  }
`;
