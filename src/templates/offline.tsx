import { Actions } from "../components/actions";
import { ClinicContact } from "../layout/clinic-facts";
import { precachedPages } from "../shared/site/main-pages";
import * as styles from "./not-found.module.css";

const actions = precachedPages.map(({ label, path }) => ({
  label,
  to: { href: path, kind: "page" as const, pdf: null },
}));

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

export function Head() {
  return (
    <>
      <title>You Are Offline</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
