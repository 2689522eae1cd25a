import { Actions } from "../components/actions";
import { ClinicContact } from "../layout/clinic-facts";
import * as styles from "./not-found.module.css";

/** Pages that the service worker has cached. */
const cachedPages = [
  { label: "Home", href: "/" },
  { label: "What to expect at a first visit", href: "/appointment" },
  { label: "Contact", href: "/contact" },
];

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
      <Actions
        actions={cachedPages.map(({ label, href }) => ({ label, to: { href, kind: "page", pdf: null } }))}
      />
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
