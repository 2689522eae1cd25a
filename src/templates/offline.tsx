import { graphql, type HeadProps } from "gatsby";
import { Actions } from "../components/actions";
import { CallLink } from "../components/contact-links";
import { useClinic } from "../hooks/use-clinic";
import { usePageLanguage } from "../hooks/use-page-language";
import { useWords } from "../hooks/use-words";
import { formatAddress } from "../shared/clinic/contact";
import { formatHours } from "../shared/clinic/hours";
import { precachedPages } from "../shared/site/main-pages";
import type { Catalog } from "../words/catalog";
import { dates } from "../words/en/dates";
import { offlinePage } from "../words/en/sections";
import { inLanguage } from "../words/in-language";
import * as styles from "./not-found.module.css";

/** The page that the service worker shows when a page is neither online nor cached. */
export default function Offline() {
  const words = useWords({ offlinePage });
  const dateWords = useWords({ dates });
  const { phones, address, currentHours } = useClinic();
  const { paths = {} } = usePageLanguage();
  const actions = precachedPages.map(({ name, path }) => ({
    label: words[name],
    to: { href: paths[path] ?? path, kind: "page" as const, pdf: null },
  }));
  return (
    <section className={styles.notFound}>
      <h1>{words.title}</h1>
      <p className={styles.text}>{words.text}</p>
      <CallLink phone={phones.main} />
      <p>{formatAddress(address)}</p>
      <p>{formatHours(currentHours, dateWords)}</p>
      <Actions actions={actions} />
    </section>
  );
}

/** Gatsby's Head: the title, and no indexing. */
export function Head({ pageContext }: HeadProps<object, { words?: Catalog }>) {
  const words = inLanguage(pageContext.words, { offlinePage });
  return (
    <>
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

export const query = graphql`
  query Offline($isTranslated: Boolean = false) {
    ...SiteInLanguage
  }
`;
