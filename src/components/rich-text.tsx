import * as styles from "./rich-text.module.css";

/** Paragraphs, lists and links as editors write them; the content check has refused all other HTML. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: comes from data/, through the check's list of allowed tags
  return <div className={styles.richText} dangerouslySetInnerHTML={{ __html: html }} />;
}
