/** @jest-environment node */
import clinic from "../../../data/clinic.json";
import { createResolvers } from "./schema";

type Resolve = (source: object, args: object, context: object) => Promise<string>;

/** The answer to a concern, resolved over a service and the clinic's own facts. */
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

test("facts in every part of an answer are filled in", async () => {
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
