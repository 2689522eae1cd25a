import { graphql } from "gatsby";
import { CantWait } from "../components/cant-wait";
import { Card } from "../components/card";
import { Disclosure } from "../components/disclosure";
import { PageLink } from "../components/page-link";
import { PlainHero } from "../components/plain-hero";
import { RichText } from "../components/rich-text";
import * as styles from "./concern-areas.module.css";

/** Links to the page of every concern, by area, as the search for concerns lists them. */
export function ConcernAreas({ block }: { block: Queries.ConcernAreasFragment }) {
  return (
    <PlainHero anchor={block.anchor} heading={block.heading}>
      <CantWait />
      <RichText html={block.text} />
      <Card>
        {block.areas.map(({ name, anchor, concerns }) => (
          <Disclosure key={name} id={anchor ?? undefined} summary={name} isArea>
            <ul className={styles.concerns}>
              {concerns.map((concern) => (
                <li key={concern.path}>
                  <PageLink href={concern.path} className={styles.concern}>
                    {concern.name}
                  </PageLink>
                </li>
              ))}
            </ul>
          </Disclosure>
        ))}
      </Card>
    </PlainHero>
  );
}

export const fragment = graphql`
  fragment ConcernAreas on ConcernAreasBlock {
    anchor
    heading
    text
    areas {
      name
      anchor
      concerns {
        path
        name
      }
    }
  }
`;
