import type { ReactNode } from "react";

interface LayoutProps {
  path: string;
  hasQuickActions: boolean;
  children: ReactNode;
}

/** The frame around every page. */
export function Layout({ children }: LayoutProps) {
  return <main id="main">{children}</main>;
}
