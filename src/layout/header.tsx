import { Icon } from "../components/icon";
import { useClinic } from "../hooks/use-clinic";
import { type LanguageLink, usePageLanguage } from "../hooks/use-page-language";
import { useNavigation } from "../hooks/use-site-query";
import { useWords } from "../hooks/use-words";
import { formatHours } from "../shared/clinic/hours";
import { dates } from "../words/en/dates";
import { layout } from "../words/en/layout";
import { OpenStatus, PhoneNumbers } from "./clinic-facts";
import * as facts from "./clinic-facts.module.css";
import * as styles from "./header.module.css";
import { Logo } from "./logo";
import * as drawer from "./menu-drawer.module.css";
import { Navigation } from "./navigation";

/** The page is painted once the element with this id is there: see gatsby-ssr.tsx. */
export const headerId = "header";

const id = "menu-drawer";

/** The menu of narrow screens: a modal dialog, which opens as a popover without JavaScript. */
function Drawer({ path }: { path: string }) {
  const words = useWords({ layout });
  return (
    <menu-drawer>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        className={`${drawer.button} ${drawer.opener} screen-only`}
      >
        <Icon name="menu" />
        <span className="visually-hidden">{words.openMenu}</span>
      </button>
      <dialog id={id} popover="auto" aria-label={words.menu} className={drawer.drawer}>
        <div className={drawer.drawerContent}>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className={`${drawer.button} ${drawer.close}`}
          >
            <Icon name="close" />
            <span className="visually-hidden">{words.closeMenu}</span>
          </button>
          <Navigation path={path} shape="drawer" />
          <div className={drawer.numbers}>
            <PhoneNumbers />
          </div>
        </div>
        {/* Catches clicks beside the menu, since without JavaScript the page behind it is not inert. */}
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-hidden
          tabIndex={-1}
          className={drawer.beside}
        />
      </dialog>
    </menu-drawer>
  );
}

/**
 * The site header: a strip with hours, languages and numbers, which scrolls away, and a sticky bar with logo and menu.
 */
export function Header({ path }: { path: string }) {
  const { currentHours } = useClinic();
  const dateWords = useWords({ dates });
  const { languages } = usePageLanguage();
  const status = (
    <p>
      <OpenStatus withoutScript={formatHours(currentHours, dateWords)} />
    </p>
  );
  return (
    <header id={headerId} className={styles.header}>
      <div className={styles.strip}>
        <div className={styles.content}>
          {languages ? (
            <div className={styles.start}>
              {status}
              <LanguageSwitch languages={languages} />
            </div>
          ) : (
            status
          )}
          <div className={styles.end}>
            <div className={styles.wide}>
              <CalmSwitch />
            </div>
            <PhoneNumbers />
          </div>
        </div>
      </div>
      <div className={styles.bar}>
        <div className={styles.content}>
          <Logo />
          <Navigation path={path} shape="bar" />
          <div className={styles.narrow}>
            <CalmSwitch />
          </div>
          <Drawer path={path} />
        </div>
      </div>
    </header>
  );
}

/** Links to the page in other languages, or to their Home, each in the language's own name. */
function LanguageSwitch({ languages }: { languages: readonly LanguageLink[] }) {
  return (
    <div className={`${facts.numbers} screen-only`}>
      {languages.map(({ code, name, path }) => (
        <a key={code} href={path} lang={code} hrefLang={code} className={facts.phone}>
          {name}
        </a>
      ))}
    </div>
  );
}

/** Turns calm mode on and off: no motion, plain backgrounds, larger text, sections that can be read aloud. */
function CalmSwitch() {
  const { calm } = useNavigation();
  return (
    <calm-switch className="requires-js">
      <button type="button" className={styles.toggle}>
        {calm.name}
      </button>
    </calm-switch>
  );
}
