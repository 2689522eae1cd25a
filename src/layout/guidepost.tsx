import * as styles from "./guidepost.module.css";

/** The clinic's mark: a guidepost before two mountains. Decoration, since the name stands beside it. */
export function Guidepost() {
  return (
    <svg aria-hidden="true" className={styles.guidepost} viewBox="0 0 48 48">
      <path
        className={styles.mountain}
        d="M1 43 13.3 17.6a3.4 3.4 0 0 1 6.1 0l5.9 12.2 2.5-3.9a3.4 3.4 0 0 1 5.7 0L47 43z"
      />
      <path className={styles.snow} d="m9.7 25 3.6-7.4a3.4 3.4 0 0 1 6.1 0L23 25l-3.4-1.5-3.3 3.3-3.2-3.3z" />
      <path className={styles.post} d="M35 4.5v39" />
      <path
        className={styles.ahead}
        d="M28 7h12.5l4.5 4.2-4.5 4.2H28a1.5 1.5 0 0 1-1.5-1.5V8.5A1.5 1.5 0 0 1 28 7z"
      />
      <path
        className={styles.back}
        d="M42 18H29.5L25 22.2l4.5 4.2H42a1.5 1.5 0 0 0 1.5-1.5v-5.4A1.5 1.5 0 0 0 42 18z"
      />
    </svg>
  );
}
