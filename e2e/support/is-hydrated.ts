/**
 * In the page, of any Gatsby site: whether React has taken over its HTML. React marks elements while it is still at work
 * on them, the root only when it is done; Gatsby's own mark is not to be had where a test sets the clock.
 */
export function isHydrated(): boolean {
  const root: object | null = document.getElementById("___gatsby");
  const entry = Object.entries(root ?? {}).find(([key]) => key.startsWith("__reactContainer"));
  return entry?.[1].stateNode.current.memoizedState.isDehydrated === false;
}
