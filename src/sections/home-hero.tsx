import { graphql } from "gatsby";
import { useId } from "react";
import { Actions } from "../components/actions";
import { Icon } from "../components/icon";
import { Picture } from "../components/picture";
import { Snowdrift } from "../components/snowdrift";
import { EvaluationForm } from "../forms/evaluation-form";
import * as styles from "./home-hero.module.css";

/** The first view of the home page: a wide scene with the promise in its sky, and the evaluation form at its foot. */
export function HomeHero({ block }: { block: Queries.HomeHeroFragment }) {
  const headingId = useId();
  return (
    <section id={block.anchor ?? undefined} aria-labelledby={headingId} className={styles.hero}>
      <div className={styles.stage}>
        <div className={styles.words}>
          <h1 id={headingId}>{block.heading}</h1>
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
      <details className={styles.panel} open>
        <summary className={styles.summary}>
          <h2>{block.formHeading}</h2>
          <Icon name="chevron" />
        </summary>
        <div className={styles.form}>
          <p>{block.formText}</p>
          <EvaluationForm />
        </div>
      </details>
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
