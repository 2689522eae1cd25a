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
  const concern = { service: "speech", ages: "Usual until 2 at {name}.", tip: "Call {phone}." };
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
