import { Actions } from "../components/actions";
import { ClinicContact } from "../layout/clinic-facts";
import { precachedPages } from "../shared/site/main-pages";
import * as styles from "./not-found.module.css";

/** Links to the pages that the service worker has cached. */
const actions = precachedPages.map(({ label, path }) => ({
  label,
  to: { href: path, kind: "page" as const, pdf: null },
}));

/** The page that the service worker shows when a page is neither online nor cached. */
export default function Offline() {
  return (
    <section className={styles.notFound}>
      <h1>You Are Offline</h1>
      <p className={styles.text}>
        This page is not on your device yet. Please try again when you have a signal. You can still call or
        visit us, and read the pages below.
      </p>
      <ClinicContact />
      <Actions actions={actions} />
    </section>
  );
}

/** Gatsby's Head: the title, and no indexing. */
export function Head() {
  return (
    <>
      <title>You Are Offline</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
