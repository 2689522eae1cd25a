import type { AnchorHTMLAttributes } from "react";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  state?: object;
}

/** Gatsby's Link as the plain link that a visitor sees; routing is tested in the browser. */
export function Link({ to, state: _, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

export const navigate = jest.fn();
export const graphql = () => null;
export const useStaticQuery = jest.fn();
