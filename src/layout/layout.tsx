import { type ReactNode, useEffect, useRef } from "react";
import { CalmReading } from "./calm-reading";
import { ClosureBanner } from "./closure-banner";
import { Footer } from "./footer";
import { Header } from "./header";
import * as styles from "./layout.module.css";
import { OfflineNotice } from "./offline-notice";
import { QuickActions } from "./quick-actions";
import { revealOnScroll } from "./reveal-on-scroll";

/** The specification wants the pictures of this page revealed each time they come into view. */
const appointmentPath = "/appointment";

interface LayoutProps {
  path: string;
  hasQuickActions: boolean;
  /** The date of the page's last review, if it has facts to review. */
  reviewed?: string | null;
  children: ReactNode;
}

/** The layout around every page: skip link, header, banners, main content, footer and quick actions. */
export function Layout({ path, hasQuickActions, reviewed = null, children }: LayoutProps) {
  const main = useRef<HTMLElement>(null);
  // A new path is a new page, with other elements to reveal.
  useEffect(
    () => (main.current ? revealOnScroll(main.current, path === appointmentPath) : undefined),
    [path],
  );
  return (
    <>
      <a href="#main" className={`visually-hidden ${styles.skipLink}`}>
        Skip to main content
      </a>
      <Header path={path} />
      <ClosureBanner />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        <CalmReading>{children}</CalmReading>
      </main>
      <Footer reviewed={reviewed} />
      <OfflineNotice />
      {hasQuickActions && <QuickActions />}
    </>
  );
}
