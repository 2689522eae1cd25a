import { graphql } from "gatsby";
import { useId } from "react";
import { ActionLink, Actions } from "../components/actions";
import * as linkStyles from "../components/anchor-links.module.css";
import { Picture } from "../components/picture";
import { ReadAloudSlot } from "../components/read-aloud-slot";
import { Snowdrift } from "../components/snowdrift";
import { EvaluationPanel } from "../features/request-forms/evaluation-form";
import * as shapes from "../styles/shapes.module.css";
import * as styles from "./home-hero.module.css";

/** The top of the home page: words over a wide picture, and below it a question to parents and the evaluation form. */
export function HomeHero({ block }: { block: Queries.HomeHeroFragment }) {
  const headingId = useId();
  return (
    <section id={block.anchor ?? undefined} aria-labelledby={headingId} className={styles.hero}>
      <div className={styles.stage}>
        <div className={styles.words}>
          <h1 id={headingId}>{block.heading}</h1>
          <ReadAloudSlot headingId={headingId} />
          <p className={shapes.lead}>{block.text}</p>
          <Actions actions={block.actions} />
        </div>
        <Picture
          image={block.wide.childImageSharp?.full}
          phoneImage={block.tall.childImageSharp?.tall}
          alt={block.alt}
          sizes="100vw"
          className={`${styles.scene} screen-only`}
          priority
        />
        <div className={styles.foot}>
          <Snowdrift drift="plain" />
        </div>
      </div>
      <div className={`${styles.panels} screen-only`}>
        {block.door && <Door door={block.door} />}
        <EvaluationPanel heading={block.formHeading} text={block.formText} />
      </div>
    </section>
  );
}

/** A question to parents. Each answer leads to what they can read about it. */
function Door({
  door: { heading, text, links, action },
}: {
  door: NonNullable<Queries.HomeHeroFragment["door"]>;
}) {
  return (
    <div className={styles.door}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <ul className={linkStyles.places}>
        {links.map(({ label, to }) => (
          <li key={label}>
            <ActionLink to={to} className={linkStyles.place}>
              {label}
            </ActionLink>
          </li>
        ))}
      </ul>
      <Actions actions={[action]} />
    </div>
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
    door {
      heading
      text
      links {
        ...Action
      }
      action {
        ...Action
      }
    }
    formHeading
    formText
    actions {
      ...Action
    }
  }
`;
