import { graphql } from "gatsby";
import { useRef, useState } from "react";
import { Band } from "../components/band";
import { Picture } from "../components/picture";
import { RichText } from "../components/rich-text";
import { renderSentence, type StoryNames } from "../features/first-visit/story";
import { StoryControls } from "../features/first-visit/story-controls";
import { storageName } from "../features/first-visit/story-names-storage";
import { useWords } from "../hooks/use-words";
import { story } from "../words/en/story";
import { fill } from "../words/fill";
import * as styles from "./picture-story.module.css";

/**
 * A picture book for children, in a scrollable row of pages. Its sentences are general until the family
 * enters names.
 */
export function PictureStory({ block }: { block: Queries.PictureStoryFragment }) {
  const words = useWords({ story });
  const { anchor, heading, intro, scenes } = block;
  const therapists = block.therapists ?? [];
  const row = useRef<HTMLOListElement>(null);
  const [names, setNames] = useState<StoryNames>({});
  const therapist = therapists.find(({ jsonId }) => jsonId === names.therapist);
  const known = { ...names, therapist: therapist?.name };
  return (
    <Band
      anchor={anchor}
      heading={heading}
      below={
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
          <ol ref={row} aria-label={heading} tabIndex={0} className={styles.pages}>
            {scenes.map(({ image, showsTherapist, sentences }) => (
              <li key={image.alt} className={styles.page}>
                {showsTherapist && therapist ? (
                  <StoryPicture
                    image={therapist.imageUrl}
                    alt={fill(words.portrait, { name: therapist.name })}
                    className={styles.portrait}
                  />
                ) : (
                  <StoryPicture image={image.src} alt={image.alt} className={styles.picture} />
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
            <div data-app="touch" data-stored={storageName} className={styles.tools}>
              <StoryControls row={row} therapists={therapists} onChange={setNames} />
            </div>
          </div>
        </>
      }
    >
      {intro && <RichText html={intro} />}
    </Band>
  );
}

interface StoryPictureProps {
  image: Queries.PictureCardFragment;
  alt: string;
  className: string | undefined;
}

function StoryPicture({ image, alt, className }: StoryPictureProps) {
  return (
    <Picture
      image={image.childImageSharp?.card}
      alt={alt}
      sizes="(min-width: 1152px) 520px, (min-width: 768px) 42vw, 84vw"
      className={className}
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
      name
      imageUrl {
        ...PictureCard
      }
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
