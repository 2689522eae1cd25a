import translations from "../../../data/milestones.es.json";
import milestones from "../../../data/milestones.json";
import { contradictedAges } from "./milestone-ages";

const spanish = new Map(translations.texts.map(({ english, text }) => [english, text]));
const inSpanish = milestones.map(({ text, said, ...each }) => ({
  ...each,
  text: spanish.get(text) ?? "",
  said: said?.map((one) => spanish.get(one) ?? ""),
}));

describe.each([
  ["English", milestones, "By", "months"],
  ["Spanish", inSpanish, "A los", "meses"],
] as const)("the milestones in %s", (_, all, by, unit) => {
  test("are found in other texts by their words", () => {
    const known = all.filter(({ said }) => said);
    const unfound = known.filter(
      (each) => contradictedAges(`${by} 900 ${unit}, ${each.text}`, [each]).length === 0,
    );
    expect(known.length).toBeGreaterThan(40);
    expect(unfound).toEqual([]);
  });

  test("are not taken for each other", () => {
    const taken = all.flatMap(({ months, text }) =>
      contradictedAges(`${by} ${months} ${unit}, ${text}`, all),
    );
    expect(taken).toEqual([]);
  });
});
