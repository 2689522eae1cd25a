import type { LanguageLink } from "../hooks/use-page-language";
import * as styles from "./language-switch.module.css";

/** Links to the page in other languages, or to their Home, each in the language's own name. */
export function LanguageSwitch({ languages }: { languages: readonly LanguageLink[] }) {
  return (
    <div className={`${styles.links} screen-only`}>
      {languages.map(({ code, name, path }) => (
        <a key={code} href={path} lang={code} hrefLang={code} className={styles.link}>
          {name}
        </a>
      ))}
    </div>
  );
}
