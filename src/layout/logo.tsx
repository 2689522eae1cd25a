import { useClinic } from "../hooks/use-clinic";
import { usePagePath } from "../hooks/use-page-language";
import * as styles from "./logo.module.css";

/** The logo and the clinic's name, as a link to Home. */
export function Logo() {
  const { name } = useClinic();
  return (
    <a href={usePagePath("/")} className={styles.logo}>
      <LogoMark />
      <span className={styles.name}>{name}</span>
    </a>
  );
}

/** The clinic's logo, a guidepost beside a mountain. Decorative, because the name is next to it. */
function LogoMark() {
  return (
    <svg aria-hidden="true" className={styles.guidepost} viewBox="4 2 58 58">
      <path
        fill="var(--line-strong)"
        d="M16 30 21.7 18.4Q23.5 15 25.3 18.4L31 30 27.3 33 23.5 28.5 19.7 33Z"
      />
      <path
        fill="var(--heading)"
        d="M14.5 33 19.5 36.6 23.5 31.9 27.5 36.6 32.5 33 41.3 51Q42.5 54 39.5 54H7.5Q4.5 54 5.7 51Z"
      />
      <path
        fill="var(--ink)"
        d="M44 12.5V11.5A3.5 3.5 0 0 1 51 11.5V12.5ZM44 31.5H51V50.5A3.5 3.5 0 0 1 44 50.5Z"
      />
      <path
        fill="var(--accent)"
        d="M37 12H53.2Q54.2 12 54.9 12.7L60.3 18.8Q61.2 20 60.3 21.2L54.9 27.3Q54.2 28 53.2 28H37A2 2 0 0 1 35 26V14A2 2 0 0 1 37 12Z"
      />
    </svg>
  );
}
