import { Actions } from "../components/actions";
import { LogoMark } from "../layout/logo-mark";
import * as styles from "./not-found.module.css";

/** The page for unknown paths (status 404). */
export default function NotFound() {
  return (
    <section className={styles.notFound}>
      <LogoMark />
      <h1>Page Not Found</h1>
      <p className={styles.text}>Oops! The page you're looking for doesn't exist or has been moved.</p>
      <Actions actions={[{ label: "Go to Home", to: { href: "/", kind: "page", pdf: null } }]} />
    </section>
  );
}

/** Gatsby's Head: the title, and no indexing. */
export function Head() {
  return (
    <>
      <title>Page Not Found</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
