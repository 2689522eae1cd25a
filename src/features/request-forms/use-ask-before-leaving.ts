import { useEffect } from "react";

/** Makes the browser ask before it leaves the page, as long as `isSending`: the visitor does not know the result yet. */
export function useAskBeforeLeaving(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isSending]);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
