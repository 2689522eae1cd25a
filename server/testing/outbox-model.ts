import type { AcceptedRequest, RecipientResult, RequestState } from "../relay/outbox/outbox";
import { lateAfter } from "../relay/outbox/statistics";

import type { ModelDelivery, ModelRequest, StoreRules } from "./outbox-model-parts";

/** What an outbox must do, written as simply as possible: no database, no encryption, nothing concurrent. */
export class OutboxModel {
  now = Date.parse("2026-11-20T18:00:00Z");
  requests: ModelRequest[] = [];
  /** What workers are sending, also after their lease has ended. */
  claims: { readonly id: string; readonly recipients: readonly string[] }[] = [];
  /** The deliveries whose result this process may record. */
  private readonly held = new Set<ModelDelivery>();

  constructor(
    private readonly recipients: readonly string[],
    readonly rules: StoreRules,
  ) {}

  find = (id: string) => this.requests.find(({ request }) => request.id === id);
  withKey = (key: string) => this.requests.find((one) => one.key === key);

  accept(request: AcceptedRequest, key: string): void {
    const delivery = () =>
      ({ state: "waiting", tries: 0, refusals: 0, dueAt: this.now, backoff: 0, claimedUntil: 0 }) as const;
    const deliveries = new Map<string, ModelDelivery>(this.recipients.map((each) => [each, delivery()]));
    this.requests.push({ request, key, state: "waiting", settledAt: 0, hasText: true, deliveries });
  }

  /** The requests that may be claimed next: those with a delivery that has been due for the longest time. */
  claimable(): ModelRequest[] {
    const { lease } = this.rules;
    for (const delivery of this.waiting()) {
      const { claimedUntil, dueAt, backoff } = delivery;
      if (claimedUntil > 0 && (claimedUntil <= this.now || claimedUntil > this.now + lease)) {
        // The relay that held it may have crashed, perhaps because of it.
        Object.assign(delivery, { claimedUntil: 0, dueAt: this.now + 1, backoff: 1 });
      } else if (delivery.claimedUntil === 0 && dueAt > this.now + backoff)
        Object.assign(delivery, { dueAt: this.now, backoff: 0 });
    }
    const due = this.waiting().filter(this.isDue);
    const first = Math.min(...due.map(({ dueAt }) => dueAt));
    return this.requests.filter(({ deliveries }) =>
      [...deliveries.values()].some((one) => this.isDue(one) && one.dueAt === first),
    );
  }

  isDue = ({ state, claimedUntil, dueAt }: ModelDelivery) =>
    state === "waiting" && claimedUntil === 0 && dueAt <= this.now;

  claim({ request, deliveries }: ModelRequest): void {
    const due = [...deliveries].filter(([, delivery]) => this.isDue(delivery));
    for (const [, delivery] of due) {
      delivery.claimedUntil = this.now + this.rules.lease;
      this.held.add(delivery);
    }
    this.claims.push({ id: request.id, recipients: due.map(([recipient]) => recipient) });
  }

  settle(id: string, results: readonly RecipientResult[]): RequestState {
    const one = this.find(id);
    if (one === undefined) return "waiting";
    const isDelivered = () => [...one.deliveries.values()].some(({ state }) => state === "delivered");
    const successesFirst = results.toSorted((a, b) => rank(a) - rank(b));
    for (const result of successesFirst) {
      const delivery = one.deliveries.get(result.recipient);
      if (delivery === undefined) continue;
      const isHeld = this.held.delete(delivery);
      if (delivery.state !== "waiting" || !isHeld) continue;
      delivery.claimedUntil = 0;
      if (result.outcome === "delivered") {
        delivery.state = "delivered";
        continue;
      }
      delivery.code = result.code;
      delivery.tries++;
      if (result.outcome !== "postponed") delivery.refusals++;
      if (result.outcome === "dead") delivery.state = isDelivered() ? "refused" : "dead";
      else Object.assign(delivery, { dueAt: result.dueAt, backoff: Math.max(0, result.dueAt - this.now) });
    }
    if (one.state === "waiting" && [...one.deliveries.values()].every(({ state }) => state !== "waiting"))
      Object.assign(one, this.closed(one));
    return one.state;
  }

  private closed({ deliveries }: ModelRequest) {
    const all = [...deliveries.values()];
    if (all.every(({ state }) => state === "delivered")) return this.settled();
    // What no mail server has answered to may be damaged.
    const isRefused = !all.some(({ state, code }) => state === "dead" && code === undefined);
    return {
      state: isRefused && all.some(({ state }) => state === "delivered") ? "refused" : "dead",
    } as const;
  }

  private settled = () => ({ state: "settled", settledAt: this.now, hasText: false }) as const;

  release(id: string): void {
    for (const delivery of this.find(id)?.deliveries.values() ?? []) {
      const isHeld = this.held.delete(delivery);
      if (isHeld) delivery.claimedUntil = 0;
    }
  }

  restart(): void {
    for (const delivery of this.waiting()) {
      if (delivery.claimedUntil > 0 && this.rules.isShared) continue;
      if (delivery.claimedUntil > 0)
        Object.assign(delivery, { dueAt: this.now + 1, backoff: 1, claimedUntil: 0 });
      else if (delivery.dueAt > this.now) Object.assign(delivery, { dueAt: this.now, backoff: 0 });
    }
    this.claims = [];
    this.held.clear();
  }

  purge(before: number): void {
    this.requests = this.requests.filter(
      ({ state, settledAt }) => state !== "settled" || settledAt >= before,
    );
  }

  /** @returns whether there was a text to erase */
  remove(id: string): boolean {
    const one = this.find(id);
    if (!one?.hasText) return false;
    for (const [recipient, { state }] of one.deliveries)
      if (state !== "delivered") one.deliveries.delete(recipient);
    Object.assign(one, this.settled());
    return true;
  }

  /** @returns whether there was anything to send again */
  replay(id: string): boolean {
    const one = this.find(id);
    const again = [...(one?.deliveries.values() ?? [])].filter(
      ({ state, claimedUntil }) => state !== "delivered" && claimedUntil <= this.now,
    );
    if (!one?.hasText || again.length === 0) return false;
    one.state = "waiting";
    const fresh = { state: "waiting", dueAt: this.now, backoff: 0, refusals: 0, claimedUntil: 0 };
    for (const delivery of again) {
      this.held.delete(delivery);
      Object.assign(delivery, fresh);
    }
    return true;
  }

  private waiting = () =>
    this.requests.flatMap(({ deliveries }) =>
      [...deliveries.values()].filter(({ state }) => state === "waiting"),
    );

  /** What queueState() must answer. */
  queueState() {
    const waiting = this.requests.filter(({ state }) => state === "waiting");
    const times = waiting.map(({ request }) => request.receivedAt.getTime());
    const isLate = (time: number) => time < this.now - lateAfter || time > this.now;
    const statesOf = ({ deliveries }: ModelRequest) => [...deliveries.values()].map(({ state }) => state);
    const undelivered = waiting.filter((one) => !statesOf(one).includes("delivered"));
    const missing = (requests: readonly ModelRequest[]) =>
      requests.flatMap(statesOf).filter((state) => state !== "delivered").length;
    return {
      waiting: waiting.length,
      undelivered: undelivered.length,
      ...(times.length > 0 ? { oldest: new Date(Math.min(...times)) } : {}),
      late: undelivered.filter(({ request }) => isLate(request.receivedAt.getTime())).length,
      putOff: waiting
        .filter((one) => statesOf(one).includes("delivered") && isLate(one.request.receivedAt.getTime()))
        .flatMap(statesOf)
        .filter((state) => state === "waiting").length,
      refused: missing(this.requests.filter(({ state }) => state === "refused")),
      dead: this.requests.filter(({ state }) => state === "dead").length,
      unreadable: 0,
    };
  }

  /** What nextDue() must answer. */
  nextDue(): number | undefined {
    const due = this.waiting().map(({ claimedUntil, dueAt, backoff }) => {
      if (claimedUntil > 0) return claimedUntil > this.now + this.rules.lease ? this.now : claimedUntil;
      return dueAt > this.now + backoff ? this.now : dueAt;
    });
    return due.length > 0 ? Math.min(...due) : undefined;
  }
}

const rank = ({ outcome }: RecipientResult) => (outcome === "delivered" ? 0 : 1);
