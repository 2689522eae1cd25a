import { accept, find } from "./arrivals";
import { claim, nextDue, release } from "./claims";
import {
  claimSummary,
  hasSummaries,
  markReported,
  markSummarySent,
  releaseSummary,
  unreportedDead,
} from "./due-notices";
import type { Outbox } from "./outbox";
import type { OutboxParts } from "./parts";
import { settle } from "./settling";
import { missing, queueState, traffic } from "./statistics";
import { probe, purge } from "./upkeep";

type Methods = Omit<Outbox, "shared" | "close">;
/** The name of a method that works with an open outbox. */
export type MethodName = keyof Methods;

const methods: {
  readonly [Name in MethodName]: (
    parts: OutboxParts,
    ...args: Parameters<Methods[Name]>
  ) => ReturnType<Methods[Name]>;
} = {
  ...{ find, accept, claim, release, nextDue, settle, queueState, missing, traffic, purge, probe },
  ...{ unreportedDead, markReported, claimSummary, markSummarySent, releaseSummary, hasSummaries },
};

/**
 * An outbox whose methods work with the parts that they get when they are called.
 * @param partsFor the parts for a method; a rejection is the method's
 */
export function outboxOver(
  partsFor: (name: MethodName) => Promise<OutboxParts>,
  rest: Pick<Outbox, "close"> & { shared(): Outbox["shared"] },
): Outbox {
  const bound = Object.entries(methods).map(([name, method]) => [
    name,
    async (...args: never[]) =>
      (method as (...all: unknown[]) => unknown)(await partsFor(name as MethodName), ...args),
  ]);
  return {
    ...(Object.fromEntries(bound) as Methods),
    get shared() {
      return rest.shared();
    },
    close: rest.close,
  };
}
