import { useRef, useState } from "react";

/** The state of a lazily loaded value. */
export interface Lazy<Value> {
  readonly value: Value | undefined;
  readonly hasFailed: boolean;
  /** Starts loading, unless it is loading or loaded; retries after a failure. */
  load(): void;
}

/** Lazy-loads a value on demand, such as `() => import("./calendar")`; `load()` retries after a failure. */
export function useLazy<Value extends object>(loadValue: () => Promise<Value>): Lazy<Value> {
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
