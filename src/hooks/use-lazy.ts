import { useRef, useState } from "react";

/**
 * Lazy-loads a value on demand, such as `() => import("./calendar")`. `load()` does nothing while the value is loading or
 * loaded, and retries after a failure.
 */
export function useLazy<Value extends object>(loadValue: () => Promise<Value>) {
  const [value, setValue] = useState<Value>();
  const [hasFailed, setHasFailed] = useState(false);
  const hasStarted = useRef(false);

  function load() {
    if (hasStarted.current) return;
    hasStarted.current = true;
    setHasFailed(false);
    loadValue().then(setValue, () => {
      hasStarted.current = false;
      setHasFailed(true);
    });
  }

  return { value, hasFailed, load };
}
