/** @jest-environment node */

import { archive, desk } from "../../testing/test-relay";
import type { RecipientState } from "../outbox/outbox";
import type { Reply } from "./replies";
import { resultsOf } from "./results";

const [minute, hour] = [60_000, 3_600_000];
const now = Date.parse("2026-11-20T12:00:00Z");

const fresh = (address: string): RecipientState => ({ address, tries: 0, refusals: 0 });
const said = (recipient: string, kind: Reply["kind"], code: number, isPersonal = true): Reply => ({
  ...{ recipient, kind, code, isPersonal },
});

test("a recipient who was not asked has no result", () => {
  const request = { recipients: [fresh(desk), fresh(archive)], isDeliveredToAny: false };
  expect(resultsOf(request, [said(desk, "accepted", 250)], now)).toEqual([
    { recipient: desk, outcome: "delivered", code: 250 },
  ]);
});

test.each<[string, boolean, Reply, object]>([
  [
    "a temporary failure",
    false,
    said(desk, "temporary", 450),
    { outcome: "postponed", dueAt: now + 300_000 },
  ],
  [
    "a temporary failure, when another has it",
    true,
    said(desk, "temporary", 452),
    { outcome: "postponed", dueAt: now + 1_024_000 },
  ],
  [
    "a refusal when nobody has it",
    false,
    said(desk, "permanent", 550),
    { outcome: "refused", dueAt: now + 5 * minute },
  ],
  ["a refusal of the address, when another has it", true, said(desk, "permanent", 550), { outcome: "dead" }],
  [
    "a refusal of the text, when another has it",
    true,
    said(desk, "permanent", 554, false),
    { outcome: "refused", dueAt: now + 5 * minute },
  ],
])("after %s", (_, isDeliveredToAny, reply, expected) => {
  const request = { recipients: [{ ...fresh(desk), tries: 9 }], isDeliveredToAny };
  expect(resultsOf(request, [reply], now)).toEqual([{ recipient: desk, code: reply.code, ...expected }]);
});

test("a refusal is final at once when another recipient gets the same mail", () => {
  const request = { recipients: [fresh(desk), fresh(archive)], isDeliveredToAny: false };
  const replies = [said(desk, "permanent", 550), said(archive, "accepted", 250)];
  expect(resultsOf(request, replies, now)).toMatchObject([{ outcome: "dead" }, { outcome: "delivered" }]);
});

test("a request that is refused again and again is given up after five times and a day", () => {
  let state = fresh(desk);
  let time = now;
  const story = [];
  while (story.length < 10) {
    const request = { recipients: [state], isDeliveredToAny: false };
    const [result] = resultsOf(request, [said(desk, "permanent", 554, false)], time);
    story.push(`${(time - now) / minute} min: ${result?.outcome}`);
    if (result?.outcome !== "refused") break;
    state = {
      ...{ address: desk, tries: state.tries + 1, refusals: state.refusals + 1 },
      firstRefusedAt: state.firstRefusedAt ?? new Date(time),
    };
    time = result.dueAt;
  }
  expect(story).toEqual([
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
])("refusal %i, %i ms after the first, is %s", (refusals, since, outcome) => {
  const state = { address: desk, tries: 9, refusals: refusals - 1, firstRefusedAt: new Date(now - since) };
  const request = { recipients: [state], isDeliveredToAny: false };
  expect(resultsOf(request, [said(desk, "permanent", 554)], now)).toMatchObject([{ outcome }]);
});
