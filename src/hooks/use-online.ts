import { useClientValue } from "./use-client-value";

/** False while the browser knows that it has no network. Written pages assume one. */
export function useOnline(): boolean {
  return useClientValue(subscribe, () => navigator.onLine, true);
}

function subscribe(notify: () => void): () => void {
  window.addEventListener("online", notify);
  window.addEventListener("offline", notify);
  return () => {
    window.removeEventListener("online", notify);
    window.removeEventListener("offline", notify);
  };
}
