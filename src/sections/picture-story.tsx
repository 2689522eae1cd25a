import { graphql } from "gatsby";
import { useRef, useState } from "react";
import { Band } from "../components/band";
import { Picture } from "../components/picture";
import { Portrait } from "../components/portrait";
import {
  renderSentence,
  type StoryNames,
  StoryNamesForm,
  storageName,
} from "../features/first-visit/story-names";
import { BookControls } from "../features/first-visit/turn-pages";
import * as shapes from "../styles/shapes.module.css";
import * as styles from "./picture-story.module.css";

const sizes = "(min-width: 1152px) 520px, (min-width: 768px) 42vw, 84vw";

/** A picture book for children, in a scrollable row of pages. Its sentences are general until the family enters names. */
export function PictureStory({ block }: { block: Queries.PictureStoryFragment }) {
  const { heading, scenes } = block;
  const therapists = block.therapists ?? [];
  const row = useRef<HTMLOListElement>(null);
  const [names, setNames] = useState<StoryNames>({});
  const therapist = therapists.find(({ jsonId }) => jsonId === names.therapist);
  const known = { ...names, therapist: therapist?.name };
  return (
    <Band
      block={block}
      below={
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
          <ol ref={row} aria-label={heading} tabIndex={0} className={styles.pages}>
            {scenes.map(({ image, showsTherapist, sentences }) => (
              <li key={image.alt} className={styles.page}>
                {showsTherapist && therapist ? (
                  <Portrait person={therapist} sizes={sizes} className={styles.portrait} />
                ) : (
                  <Picture
                    image={image.src.childImageSharp?.card}
                    alt={image.alt}
                    sizes={sizes}
                    className={styles.picture}
                  />
                )}
                <div>
                  {sentences.map((sentence) => (
                    <p key={sentence.text}>{renderSentence(sentence, known)}</p>
                  ))}
                </div>
              </li>
            ))}
          </ol>
          <div className="requires-js">
            <div data-app="touch" data-stored={storageName} className={shapes.stack}>
              <BookControls row={row} />
              <StoryNamesForm therapists={therapists} onChange={setNames} />
            </div>
          </div>
        </>
      }
    />
  );
}

export const fragment = graphql`
  fragment PictureStory on PictureStoryBlock {
    anchor
    heading
    intro
    therapists {
      jsonId
      ...Portrait
    }
    scenes {
      image {
        src {
          ...PictureCard
        }
        alt
      }
      showsTherapist
      sentences {
        text
        otherwise
      }
    }
  }
`;
