/**
 * Whether React has hydrated the page. Runs in the page, on any Gatsby site. It reads React's internal root state, because
 * React marks elements before it has finished, and Gatsby's own marker is missing in tests that set the clock.
 */
export function isHydrated(): boolean {
  const root: object | null = document.getElementById("___gatsby");
  const entry = Object.entries(root ?? {}).find(([key]) => key.startsWith("__reactContainer"));
  return entry?.[1].stateNode.current.memoizedState.isDehydrated === false;
}
