import type { ReactNode } from "react";
import { useWords } from "../hooks/use-words";
import { layout } from "../words/en/layout";
import { CalmReading } from "./calm-reading";
import { ClosureBanner } from "./closure-banner";
import { Footer } from "./footer";
import { Header } from "./header";
import * as styles from "./layout.module.css";
import { OfflineNotice } from "./offline-notice";
import { QuickActions } from "./quick-actions";
import { WaitingNote } from "./waiting-note";

interface LayoutProps {
  path: string;
  hasQuickActions: boolean;
  /** The date of the page's last review, if it has facts to review. */
  reviewed?: string | null;
  /** How pictures appear when somebody scrolls to them: see src/elements/reveal-on-scroll.ts. */
  picturesAppear?: string | undefined;
  children: ReactNode;
}

/** The layout around every page: skip link, header, banners, main content, footer and quick actions. */
export function Layout({ path, hasQuickActions, reviewed = null, picturesAppear, children }: LayoutProps) {
  const words = useWords({ layout });
  return (
    <>
      <a href="#main" className={`visually-hidden ${styles.skipLink}`}>
        {words.skip}
      </a>
      <Header path={path} />
      <ClosureBanner />
      <main id="main" tabIndex={-1} data-pictures-appear={picturesAppear} className={styles.main}>
        <CalmReading>{children}</CalmReading>
      </main>
      <Footer reviewed={reviewed} />
      <OfflineNotice />
      <WaitingNote />
      {hasQuickActions && <QuickActions />}
    </>
  );
}
