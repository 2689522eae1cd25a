import * as styles from "./rich-text.module.css";

/** HTML from data/: paragraphs, lists and links. The content check rejects all other tags. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: from data/, where the content check allows only listed tags
  return <div className={styles.richText} dangerouslySetInnerHTML={{ __html: html }} />;
}
