import clinic from "../../../data/clinic.json";
import { createResolvers } from "./schema";

type Computed = Record<string, Record<string, { resolve(...given: object[]): Promise<unknown> }>>;
const createTypes = jest.fn<void, [Computed]>();
createResolvers({ createResolvers: createTypes } as never);
const [[computed] = [{}]] = createTypes.mock.calls;

/** Computes a field of an entry with what is found by the name of its type; the rest is in data/clinic.json. */
const compute = (type: string, field: string, entry: object, found: Record<string, object>) =>
  computed[type]?.[field]?.resolve(
    entry,
    {},
    { nodeModel: { findOne: async (query: { type: string }) => found[query.type] ?? clinic } },
  );

test("facts are filled in in every part of an answer, and a phone number becomes a link unless it is inside one", async () => {
  const concern = {
    service: "speech",
    answer: "Ask us.",
    ages: "Usual until 2 at {name}.",
    until: ["Call {phone}."],
  };
  const service = {
    name: "Speech on {phone}",
    path: "/services/speech",
    firstVisit: "Come to {address}. We're here {hours}, or on {phone}.",
  };
  const answer = `${await compute("Concern", "answer", concern, { Service: service })}`;
  expect(answer).not.toMatch(/[{}]/);
  expect(answer).toContain(`Usual until 2 at ${clinic.name}.`);
  expect(answer).toContain(`>Speech on ${clinic.phones.main}</a>`);
  expect(answer).toContain(`Come to ${clinic.address.street}`);
  expect(answer.match(/<a href="tel:\+1\d{10}">/g)).toHaveLength(2);
});

test.each([
  ["2026-12-24", true],
  ["2026-12-25", false],
])("a build on %s says how soon a visit is that was looked up on November 24: %p", async (day, says) => {
  const found = { BuildDay: { date: day } };
  expect(await compute("SoonestVisit", "isCurrent", { asOf: "2026-11-24" }, found)).toBe(says);
});
