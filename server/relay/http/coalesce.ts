/**
 * Lets calls that have a key in common, which names what is sent too, and come while the first still runs, share its outcome: a double click asks the
 * captcha's provider once, whose tokens serve once. A call without a key runs by itself.
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
