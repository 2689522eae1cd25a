import type { ReactNode } from "react";
import { Footer } from "./footer";
import { Header } from "./header";
import * as styles from "./layout.module.css";
import { QuickActions } from "./quick-actions";

interface LayoutProps {
  path: string;
  hasQuickActions: boolean;
  children: ReactNode;
}

/** The frame around every page. */
export function Layout({ path, hasQuickActions, children }: LayoutProps) {
  return (
    <>
      <a href="#main" className={`visually-hidden ${styles.skipLink}`}>
        Skip to main content
      </a>
      <Header path={path} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      {hasQuickActions && <QuickActions />}
    </>
  );
}
