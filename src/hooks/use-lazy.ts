import { useRef, useState } from "react";

export interface Lazy<Value> {
  readonly value: Value | undefined;
  readonly hasFailed: boolean;
  /** Starts loading, unless it has begun; after a failure it tries again. */
  load(): void;
}

/** Something that loads only when it is needed, such as `() => import("./calendar")`; a failure can be tried again. */
export function useLazy<Value extends object>(fetchIt: () => Promise<Value>): Lazy<Value> {
  const [value, setValue] = useState<Value>();
  const [hasFailed, setHasFailed] = useState(false);
  const isUnderWay = useRef(false);

  function load() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setHasFailed(false);
    fetchIt().then(setValue, () => {
      isUnderWay.current = false;
      setHasFailed(true);
    });
  }

  return { value, hasFailed, load };
}
