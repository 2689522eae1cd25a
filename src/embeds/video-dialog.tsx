import { Icon } from "../components/icon";
import { Sentence } from "../components/sentence";
import { useWords } from "../hooks/use-words";
import { media } from "../words/en/sections";
import * as styles from "./video-dialog.module.css";

interface VideoDialogProps {
  title: string;
  /** The video's page on the provider's site. */
  url: string;
}

/** A dialog that plays a video: src/elements/video-opener.ts puts the provider's player into it. */
export function VideoDialog({ title, url }: VideoDialogProps) {
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
                <a href={url} target="_blank" rel="noopener">
                  {words.otherwiseLink}
                </a>
              ),
            }}
          />
        </p>
      </div>
    </dialog>
  );
}
