import { Actions } from "../components/actions";
import { usePagePath } from "../hooks/use-page-language";
import { useWords } from "../hooks/use-words";
import { LogoMark } from "../layout/logo-mark";
import { notFound } from "../words/en/not-found";
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
export function Head() {
  return (
    <>
      <title>{notFound.title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
