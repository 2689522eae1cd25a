import { graphql, type HeadProps } from "gatsby";
import { Actions } from "../components/actions";
import { usePagePath } from "../hooks/use-page-language";
import { useWords } from "../hooks/use-words";
import { LogoMark } from "../layout/logo-mark";
import type { Catalog } from "../words/catalog";
import { notFound } from "../words/en/not-found";
import { inLanguage } from "../words/in-language";
import * as styles from "./not-found.module.css";

/** The page for unknown paths (status 404). */
export default function NotFound() {
  const words = useWords({ notFound });
  return (
    <section className={styles.notFound}>
      <LogoMark />
      <h1>{words.title}</h1>
      <p className={styles.text}>{words.text}</p>
      <Actions actions={[{ label: words.home, to: { href: usePagePath("/"), kind: "page", pdf: null } }]} />
    </section>
  );
}

/** Gatsby's Head: the title, and no indexing. */
export function Head({ pageContext }: HeadProps<object, { words?: Catalog }>) {
  const words = inLanguage(pageContext.words, { notFound });
  return (
    <>
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

export const query = graphql`
  query NotFound($isTranslated: Boolean = false) {
    ...SiteInLanguage
  }
`;
