import clinic from "../../../data/clinic.json";
import { createResolvers } from "./schema";

type Resolve = (source: object, args: object, context: object) => Promise<string>;

/** Resolves the answer to a concern with a service and the facts of data/clinic.json. */
async function answerTo(concern: object, service: object): Promise<string> {
  const found: Resolve[] = [];
  const gatsby = {
    createResolvers({ Concern }: { Concern?: { answer: { resolve: Resolve } } }) {
      if (Concern) found.push(Concern.answer.resolve);
    },
  };
  createResolvers(gatsby as never);
  const [resolve] = found;
  if (!resolve) throw new Error("A concern has no answer.");
  const findOne = async ({ type }: { type: string }) => (type === "Service" ? service : clinic);
  return resolve(concern, {}, { nodeModel: { findOne } });
}

test("facts are filled in in every part of an answer", async () => {
  const concern = {
    service: "speech",
    answer: "Ask us.",
    ages: "Usual until 2 at {name}.",
    until: ["Call {phone}."],
  };
  const service = {
    name: "Speech at {name}",
    path: "/services/speech",
    firstVisit: "Come to {address}. We're here {hours}, or on {phone}.",
  };
  const answer = await answerTo(concern, service);
  expect(answer).not.toMatch(/[{}]/);
  expect(answer).toContain(`Usual until 2 at ${clinic.name}.`);
  expect(answer).toContain(`>Speech at ${clinic.name}</a>`);
  expect(answer).toContain(`Come to ${clinic.address.street}`);
  expect(answer.match(/<a href="tel:\+1\d{10}">/g)).toHaveLength(2);
});

/** Whether a build on a day says how soon a visit is that was looked up on 2026-11-24. */
async function isCurrentOn(day: string): Promise<boolean> {
  const found: ((source: object, args: object, context: object) => Promise<boolean>)[] = [];
  const gatsby = {
    createResolvers({ SoonestVisit }: { SoonestVisit?: { isCurrent: { resolve: (typeof found)[number] } } }) {
      if (SoonestVisit) found.push(SoonestVisit.isCurrent.resolve);
    },
  };
  createResolvers(gatsby as never);
  const [resolve] = found;
  if (!resolve) throw new Error("A soonest visit does not know whether it is current.");
  return resolve({ asOf: "2026-11-24" }, {}, { nodeModel: { findOne: async () => ({ date: day }) } });
}

test.each([
  ["2026-11-23", false],
  ["2026-11-24", true],
  ["2026-12-24", true],
  ["2026-12-25", false],
])("a build on %s says how soon a visit is that was looked up on November 24: %p", async (day, says) => {
  expect(await isCurrentOn(day)).toBe(says);
});
