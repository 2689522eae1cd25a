import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ReactNode } from "react";
import { Icon } from "../components/icon";
import { EnglishNote, PageLink, useLeadsToEnglish } from "../components/page-link";
import { Picture } from "../components/picture";
import { Sentence } from "../components/sentence";
import { SpokenWords } from "../components/spoken-words";
import { useWords } from "../hooks/use-words";
import { videoFrameAddress } from "../shared/site/video-address";
import { links } from "../words/en/layout";
import { media } from "../words/en/sections";
import { fill } from "../words/fill";
import * as styles from "./video.module.css";

interface VideoProps {
  /** What the video shows; the accessible name of the play button starts with it. */
  title: string;
  /** The video's page on the provider's site. */
  url: string;
  picture: IGatsbyImageData | null | undefined;
  /** What is said in it, if someone has written it down. */
  spoken: Queries.SpokenWordsFragment | null;
  /** The picture's displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** Whether the picture is small and beside the heading on phones. */
  isRow?: boolean;
  heading?: ReactNode;
  /** What is shown between the heading and the words. */
  children?: ReactNode;
}

/** A dialog that plays a video: src/elements/video-opener.ts puts the provider's player into it. */
function VideoDialog({ title, url }: Pick<VideoProps, "title" | "url">) {
  const words = useWords({ media });
  return (
    <dialog aria-label={title} className={styles.dialog}>
      <div className={styles.content}>
        <button type="button" aria-label={words.close} className={styles.close}>
          <Icon name="close" />
        </button>
        {/* React must not look inside, where the player comes and goes. */}
        <div
          data-stage
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is our own
          dangerouslySetInnerHTML={{ __html: '<p role="status"></p>' }}
          className={styles.stage}
        />
        <p className={styles.wayOut}>
          <Sentence
            text={words.otherwise}
            parts={{
              link: (
                <PageLink href={url} target="_blank" rel="noopener">
                  {words.otherwiseLink}
                </PageLink>
              ),
            }}
          />
        </p>
      </div>
    </dialog>
  );
}

/**
 * A video's picture with a play mark. It opens the video in a dialog; without JavaScript, or if the video cannot be
 * embedded, it links to the video. Below it is what is said.
 */
export function Video({ title, url, picture, spoken, sizes, isRow, heading, children }: VideoProps) {
  const words = useWords({ media });
  const { inEnglish } = useWords({ links });
  const isEnglish = useLeadsToEnglish(url);
  const name = isEnglish ? `${title} ${inEnglish}` : title;
  const frame = videoFrameAddress(url);
  const link = (
    <a
      href={url}
      hrefLang={isEnglish ? "en" : undefined}
      target="_blank"
      rel="noopener"
      aria-label={fill(words.playInNewTab, { title: name })}
      className={styles.opener}
    >
      {mark}
    </a>
  );
  return (
    <div className={isRow ? styles.row : styles.videoAndWords}>
      <div className={styles.video}>
        {/* The overlaid button or link has the accessible name. */}
        <Picture image={picture} alt="" sizes={sizes} className={styles.picture} />
        {frame ? (
          <video-opener data-frame={frame}>
            {link}
            <button
              type="button"
              hidden
              aria-haspopup="dialog"
              aria-label={fill(words.play, { title: name })}
              className={styles.opener}
            >
              {mark}
            </button>
            <VideoDialog title={title} url={url} />
          </video-opener>
        ) : (
          link
        )}
      </div>
      {heading}
      {/* The names of the link and the button have it, too. */}
      {isEnglish && <EnglishNote aria-hidden="true" />}
      {children}
      <SpokenWords title={title} spoken={spoken} />
    </div>
  );
}

const mark = (
  <span className={`${styles.mark} screen-only`}>
    <Icon name="play" />
  </span>
);
