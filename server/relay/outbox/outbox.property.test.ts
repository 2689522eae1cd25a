import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import { leases, stores, type TestStore } from "../../testing/outbox";
import { runOutbox } from "../../testing/outbox-command";
import { OutboxModel } from "../../testing/outbox-model";
import { archive, desk, makeRequest } from "../../testing/test-relay";
import type { RecipientResult } from "./outbox";

jest.setTimeout(120_000);

const recipients = [desk, archive];
const minute = 60_000;

/** A step of a test: it does the same to the model and to the real outbox, and compares what they answer. */
class Step implements fc.AsyncCommand<OutboxModel, TestStore> {
  constructor(
    private readonly name: string,
    private readonly act: (model: OutboxModel, real: TestStore) => Promise<void>,
  ) {}
  check = () => true;
  toString = () => this.name;

  async run(model: OutboxModel, real: TestStore): Promise<void> {
    await this.act(model, real);
    expect(await real.outbox().queueState()).toEqual(model.queueState());
    expect(await real.outbox().nextDue()).toBe(model.nextDue());
    const dead = model.requests.filter(({ state }) => state === "dead").map(({ request }) => request.id);
    // Of a group, one relay reports a request: after a restart, this one is another.
    const reported = (await real.outbox().unreportedDead()).map(({ id }) => id);
    if (model.rules.isShared) expect(dead).toEqual(expect.arrayContaining(reported));
    else expect(reported.sort()).toEqual(dead.sort());
  }
}

const messages = fc.constantFrom("My son walks on his toes.", "Ünïcode 🧸");
const keys = fc.constantFrom("key 1", "key 2", "key 3", "key 4", "key 5");
/** Picks one of several by a number, so that a failing test can be made smaller. */
const pick = <Item>(items: readonly Item[], number: number) => items[number % items.length];

const accept = fc.tuple(messages, keys).map(
  ([message, key]) =>
    new Step(`accept ${message} with ${key}`, async (model, real) => {
      const outbox = real.outbox();
      const request = makeRequest(model, message);
      const known = model.withKey(key);
      const match = known?.request.message === message ? "same" : "different";
      expect(await outbox.find(key, request)).toBe(known ? match : "unknown");
      expect(await outbox.accept(request, key)).toBe(known ? match : "accepted");
      if (!known) model.accept(request, key);
    }),
);

const claim = fc.constant(
  new Step("claim", async (model, { outbox }) => {
    const candidates = model.claimable();
    const claimed = await outbox().claim(1);
    expect(claimed).toHaveLength(Math.min(1, candidates.length));
    for (const { recipients: due, isDeliveredToAny, ...request } of claimed) {
      const expected = candidates.find((candidate) => candidate.request.id === request.id);
      if (expected === undefined) throw new Error(`${request.id} is not due, or not due first.`);
      const deliveries = [...expected.deliveries];
      expect(request).toEqual(expected.request);
      expect(isDeliveredToAny).toBe(deliveries.some(([, { state }]) => state === "delivered"));
      const sorted = due.toSorted(
        (one, other) => recipients.indexOf(one.address) - recipients.indexOf(other.address),
      );
      expect(sorted).toMatchObject(
        deliveries
          .filter(([, delivery]) => model.isDue(delivery))
          .map(([address, { tries, refusals }]) => ({ address, tries, refusals })),
      );
      model.claim(expected);
    }
  }),
);

const outcomes = fc.constantFrom("delivered", "postponed", "refused", "dead");
const settle = fc.tuple(fc.nat(9), outcomes, outcomes, fc.constantFrom(0, 15, 60)).map(
  ([number, ...[first, second, minutes]]) =>
    new Step(`settle ${number}: ${first}, ${second}, due in ${minutes} min`, async (model, { outbox }) => {
      const sent = pick(model.claims, number);
      if (sent === undefined) return;
      const results = sent.recipients.map((recipient, index): RecipientResult => {
        const outcome = index === 0 ? first : second;
        return outcome === "delivered" || outcome === "dead"
          ? { recipient, outcome }
          : { recipient, outcome, dueAt: model.now + minutes * minute };
      });
      expect(await outbox().settle(sent.id, results)).toBe(model.settle(sent.id, results));
      model.claims = model.claims.filter((each) => each !== sent);
    }),
);

const release = fc.nat(9).map(
  (number) =>
    new Step(`release ${number}`, async (model, { outbox }) => {
      const sent = pick(model.claims, number);
      if (sent === undefined) return;
      await outbox().release([sent.id]);
      model.release(sent.id);
      model.claims = model.claims.filter((each) => each !== sent);
    }),
);

const moveClock = fc.constantFrom(-45, -20, 1, 15, 30, 31, 60).map(
  (minutes) =>
    new Step(`set the clock by ${minutes} min`, async (model, { setClock }) => {
      model.now += minutes * minute;
      await setClock(model.now);
    }),
);

const crash = fc.tuple(fc.array(messages, { maxLength: 3 }), fc.nat(3)).map(
  ([arriving, turns]) =>
    new Step(`crash ${turns} turns after ${arriving.length} requests arrived`, async (model, real) => {
      const requests = arriving.map((message) => makeRequest(model, message));
      const answers = requests.map((request) => real.outbox().accept(request, request.id));
      const results = Promise.allSettled(answers);
      for (let turn = 0; turn < turns; turn++) await nextTurn();
      real.outbox().close();
      const isAccepted = (await results).map(({ status }) => status === "fulfilled");
      await real.reopen({ recipients });
      for (const [index, request] of requests.entries()) {
        const isThere = (await real.outbox().find(request.id, request)) === "same";
        if (isAccepted[index]) expect(isThere).toBe(true);
        if (isThere) model.accept(request, request.id);
      }
      model.restart();
    }),
);

const purge = fc.nat(60).map(
  (minutes) =>
    new Step(`purge what was settled ${minutes} min ago`, async (model, { outbox }) => {
      await outbox().purge(model.now - minutes * minute);
      model.purge(model.now - minutes * minute);
    }),
);

const operate = fc.tuple(fc.constantFrom("remove", "replay"), fc.nat(9)).map(
  ([command, number]) =>
    new Step(`${command} ${number}`, async (model, { url }) => {
      const id = pick(model.requests, number)?.request.id;
      if (id === undefined) return;
      const args = [command, id, ...(command === "remove" ? ["--yes"] : [])];
      const { code } = await runOutbox(args, { OUTBOX_URL: url() });
      expect(code === 0).toBe(command === "remove" ? model.remove(id) : model.replay(id));
    }),
);

describe.each(stores)("an outbox in %s", (name, setUp) => {
  const store = setUp();

  test("whatever happens in whatever order, no request is lost, sent twice or kept for too long", async () => {
    const often = [accept, claim, claim, settle, settle];
    const steps = fc.commands([...often, accept, claim, settle, release, moveClock, crash, purge, operate], {
      maxCommands: 60,
      size: "max",
    });
    await fc.assert(
      fc.asyncProperty(steps, async (commands) => {
        const model = new OutboxModel(recipients, { lease: leases[name], isShared: name === "PostgreSQL" });
        await store.empty();
        await store.setClock(model.now);
        await store.reopen({ recipients });
        await fc.asyncModelRun(() => ({ model, real: store }), commands);
      }),
      { numRuns: 15 },
    );
  });
});
