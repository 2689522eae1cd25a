import { graphql, type HeadProps } from "gatsby";
import { Actions } from "../components/actions";
import { Picture } from "../components/picture";
import { usePagePath } from "../hooks/use-page-language";
import { useWords } from "../hooks/use-words";
import type { Catalog } from "../words/catalog";
import { notFound } from "../words/en/sections";
import { inLanguage } from "../words/in-language";
import * as styles from "./not-found.module.css";

/** The page for unknown paths (status 404), with the picture of the social cards, which every site has: a guidepost. */
export default function NotFound({ data: { picture } }: { data: Pick<Queries.NotFoundQuery, "picture"> }) {
  const words = useWords({ notFound });
  return (
    <section className={styles.notFound}>
      <h1>{words.title}</h1>
      <p className={styles.text}>{words.text}</p>
      <Actions actions={[{ label: words.home, to: { href: usePagePath("/"), kind: "page", pdf: null } }]} />
      {picture && (
        <Picture
          image={picture.childImageSharp?.full}
          alt=""
          sizes="(min-width: 50rem) 45rem, calc(95vw - 1.2rem)"
          className={styles.scene}
        />
      )}
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
    picture: file(relativePath: { eq: "images/social/card.jpg" }) {
      ...PictureFull
    }
  }
`;
