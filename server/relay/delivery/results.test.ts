import { archive, desk } from "../../testing/test-relay";
import type { RecipientState } from "../outbox/outbox";
import { backoffForOneMs, backoffMs } from "./backoff";
import type { Reply } from "./replies";
import { resultsOf } from "./results";

const [minute, hour] = [60_000, 3_600_000];
const now = Date.parse("2026-11-20T12:00:00Z");

const fresh = (address: string): RecipientState => ({ address, tries: 0, refusals: 0 });
const replyFrom = (recipient: string, kind: Reply["kind"], code: number, isPersonal = true): Reply => ({
  ...{ recipient, kind, code, isPersonal },
});

test("a recipient without a reply has no result", () => {
  const request = { recipients: [fresh(desk), fresh(archive)], isDeliveredToAny: false };
  expect(resultsOf(request, [replyFrom(desk, "accepted", 250)], now)).toEqual([
    { recipient: desk, outcome: "delivered", code: 250 },
  ]);
});

const postponed = (milliseconds: number) => ({ outcome: "postponed", dueAt: now + milliseconds });
const refused = { outcome: "refused", dueAt: now + 5 * minute };
const dead = { outcome: "dead" };

test.each<[string, boolean, object, Reply]>([
  ["a temporary failure", false, postponed(300_000), replyFrom(desk, "temporary", 450)],
  ["a temporary failure when another has it", true, postponed(1_024_000), replyFrom(desk, "temporary", 452)],
  ["a refusal when nobody has it", false, refused, replyFrom(desk, "permanent", 550)],
  ["a refusal of the address when another has it", true, dead, replyFrom(desk, "permanent", 550)],
  ["a refusal of the text when another has it", true, refused, replyFrom(desk, "permanent", 554, false)],
])("computes the result of %s", (_, isDeliveredToAny, expected, reply) => {
  const request = { recipients: [{ ...fresh(desk), tries: 9 }], isDeliveredToAny };
  expect(resultsOf(request, [reply], now)).toEqual([{ recipient: desk, code: reply.code, ...expected }]);
});

test("a refusal is final at once when another recipient gets the same mail", () => {
  const request = { recipients: [fresh(desk), fresh(archive)], isDeliveredToAny: false };
  const replies = [replyFrom(desk, "permanent", 550), replyFrom(archive, "accepted", 250)];
  expect(resultsOf(request, replies, now)).toMatchObject([{ outcome: "dead" }, { outcome: "delivered" }]);
});

test("a request that is always refused is dead after five refusals over a day", () => {
  let state = fresh(desk);
  let time = now;
  const history = [];
  while (history.length < 10) {
    const request = { recipients: [state], isDeliveredToAny: false };
    const [result] = resultsOf(request, [replyFrom(desk, "permanent", 554, false)], time);
    history.push(`${(time - now) / minute} min: ${result?.outcome}`);
    if (result?.outcome !== "refused") break;
    state = {
      ...{ address: desk, tries: state.tries + 1, refusals: state.refusals + 1 },
      firstRefusedAt: state.firstRefusedAt ?? new Date(time),
    };
    time = result.dueAt;
  }
  expect(history).toEqual([
    "0 min: refused",
    "5 min: refused",
    "65 min: refused",
    "425 min: refused",
    "1445 min: dead",
  ]);
});

test.each([
  [4, 48 * hour, "refused"],
  [5, 23 * hour, "refused"],
  [5, 24 * hour, "dead"],
  [9, 2 * hour, "refused"],
  [5, -hour, "dead"],
])("refusal number %i, %i ms after the first, gives %s", (refusals, since, outcome) => {
  const state = { address: desk, tries: 9, refusals: refusals - 1, firstRefusedAt: new Date(now - since) };
  const request = { recipients: [state], isDeliveredToAny: false };
  expect(resultsOf(request, [replyFrom(desk, "permanent", 554)], now)).toMatchObject([{ outcome }]);
});

test("the backoff doubles from 2 s to 5 minutes, and for one recipient to an hour", () => {
  const failures = [1, 2, 8, 9, 11, 12, 1_000];
  expect(failures.map(backoffMs)).toEqual([2_000, 4_000, 256_000, 300_000, 300_000, 300_000, 300_000]);
  const forOne = [2_000, 4_000, 256_000, 512_000, 2_048_000, 3_600_000, 3_600_000];
  expect(failures.map(backoffForOneMs)).toEqual(forOne);
});
