import { Actions } from "../components/actions";
import { LogoMark } from "../layout/logo-mark";
import * as styles from "./not-found.module.css";

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

export function Head() {
  return (
    <>
      <title>Page Not Found</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
