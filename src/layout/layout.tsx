import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { isCalm, watchCalm } from "../browser/calm";
import { Icon } from "../components/icon";
import { PageLink } from "../components/page-link";
import { ReadAloudContext, type ReadAloudProps } from "../components/read-aloud-slot";
import { useClinic } from "../hooks/use-clinic";
import { usePagePath } from "../hooks/use-page-language";
import { useWords } from "../hooks/use-words";
import { telephoneLink } from "../shared/clinic/contact";
import { contactPage } from "../shared/site/main-pages";
import { layout } from "../words/en/layout";
import { ClosureBanner } from "./closure-banner";
import { Footer } from "./footer";
import { Header } from "./header";
import * as styles from "./layout.module.css";
import { OfflineNotice } from "./offline-notice";

/** The props of the layout. All but the path come from the context of the page. */
export interface LayoutProps {
  path: string;
  hasQuickActions?: boolean;
  /** The date of the page's last review, if it has facts to review. */
  reviewed?: string | null;
  /** How pictures appear when someone scrolls to them: see src/elements/reveal-on-scroll.ts. */
  picturesAppear?: string | undefined;
  /** The names of sections that were on the page, each with where it is now: see src/elements/links.ts. */
  moved?: readonly (readonly [string, string])[] | undefined;
  children: ReactNode;
}

/** The layout around every page: skip link, header, banners, main content, footer and quick actions. */
export function Layout(props: LayoutProps) {
  const { path, hasQuickActions, reviewed = null, picturesAppear, moved, children } = props;
  const words = useWords({ layout });
  return (
    <>
      <a href="#main" className={`visually-hidden ${styles.skipLink}`}>
        {words.skip}
      </a>
      <Header path={path} />
      <ClosureBanner />
      <main
        id="main"
        tabIndex={-1}
        data-pictures-appear={picturesAppear}
        data-moved={moved && JSON.stringify(moved)}
        className={styles.main}
      >
        <CalmReading>{children}</CalmReading>
      </main>
      <Footer reviewed={reviewed} />
      <OfflineNotice />
      <WaitingNote />
      {hasQuickActions && <QuickActions />}
    </>
  );
}

/**
 * Lets the sections of a page be read aloud in calm mode. The code for it loads when calm mode is turned on.
 */
function CalmReading({ children }: { children: ReactNode }) {
  const isCalm = useCalm();
  const [late, setLate] = useState<{ ReadAloud: ComponentType<ReadAloudProps> }>();
  useEffect(() => {
    if (isCalm) import("../features/read-aloud/read-aloud").then(setLate, () => undefined);
  }, [isCalm]);
  return (
    <ReadAloudContext.Provider value={isCalm ? late?.ReadAloud : undefined}>
      {children}
    </ReadAloudContext.Provider>
  );
}

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  watchCalm(onChange, listening.signal);
  return () => listening.abort();
}

/** Whether the visitor has chosen calm mode; false in the server-rendered HTML and during hydration. */
function useCalm(): boolean {
  return useSyncExternalStore(subscribe, isCalm, () => false);
}

/**
 * Says that a part of the page is loading, as a polite live region: src/elements/app/live-parts.ts fills it. It overlays
 * the page, to avoid a layout shift.
 */
function WaitingNote() {
  return (
    <p
      id="waiting-note"
      role="status"
      // React must not look inside, where the words come and go.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
      dangerouslySetInnerHTML={{ __html: "" }}
      className={`${styles.note} screen-only`}
    />
  );
}

/** The two most frequent actions, call and schedule, in a bar at the bottom of small screens. */
function QuickActions() {
  const { phones } = useClinic();
  const words = useWords({ layout });
  return (
    <nav aria-label={words.quickActions} className={styles.quickActions}>
      <a href={telephoneLink(phones.main)} className={styles.call}>
        <Icon name="phone" />
        {words.call}
      </a>
      <PageLink href={usePagePath(contactPage)} className={styles.schedule}>
        {words.schedule}
      </PageLink>
    </nav>
  );
}
