import { setTimeout as wait } from "node:timers/promises";

/** How long anything may take, in milliseconds. Long, because three engines share the machine. */
export const timeoutMs = 60_000;

/**
 * Asks again and again until the answer is truthy.
 * @param ask may throw while what it asks cannot answer
 * @throws with what was expected and the last answer
 */
export async function until<Answer>(
  expected: string,
  ask: () => Promise<Answer>,
): Promise<NonNullable<Answer>> {
  const end = Date.now() + timeoutMs;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer) return answer;
      last = answer;
    } catch (error) {
      last = error;
    }
    await wait(50);
  }
  throw new Error(`Expected that ${expected}, but got: ${last}`);
}
