import { graphql } from "gatsby";
import { useId } from "react";
import { Actions } from "../components/actions";
import { Picture } from "../components/picture";
import { ReadAloudSlot } from "../components/read-aloud-slot";
import { Snowdrift } from "../components/snowdrift";
import { EvaluationPanel } from "../features/request-forms/evaluation-panel";
import * as styles from "./home-hero.module.css";

/** The top of the home page: the heading and tagline over a wide picture, and the evaluation form below. */
export function HomeHero({ block }: { block: Queries.HomeHeroFragment }) {
  const headingId = useId();
  return (
    <section id={block.anchor ?? undefined} aria-labelledby={headingId} className={styles.hero}>
      <div className={styles.stage}>
        <div className={styles.words}>
          <h1 id={headingId}>{block.heading}</h1>
          <ReadAloudSlot headingId={headingId} />
          <p className={styles.tagline}>{block.text}</p>
          <Actions actions={block.actions} />
        </div>
        <Picture
          image={block.wide.childImageSharp?.full}
          phoneImage={block.tall.childImageSharp?.tall}
          alt={block.alt}
          sizes="100vw"
          className={styles.scene}
          priority
        />
        <div className={styles.foot}>
          <Snowdrift drift="plain" />
        </div>
      </div>
      <div className={styles.panel}>
        <EvaluationPanel heading={block.formHeading} text={block.formText} />
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment HomeHero on HomeHeroBlock {
    anchor
    heading
    text
    wide {
      ...PictureFull
    }
    tall {
      ...PictureTall
    }
    alt
    formHeading
    formText
    actions {
      ...Action
    }
  }
`;
