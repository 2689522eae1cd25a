/**
 * Coalesces concurrent calls with the same key into one, whose outcome all of them get. A double click
 * verifies its captcha token, which is single-use, only once. A call without a key runs on its own.
 */
export function coalesceByKey<Outcome>() {
  const running = new Map<string, Promise<Outcome>>();
  return (key: string | undefined, work: () => Promise<Outcome>): Promise<Outcome> => {
    if (key === undefined) return work();
    const shared = running.get(key) ?? work().finally(() => running.delete(key));
    running.set(key, shared);
    return shared;
  };
}
