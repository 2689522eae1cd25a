import { z } from "zod";
import { closure, link, teamMember } from "../../content/entities";
import { group, shortName, slug, text } from "../../content/fields";
import { withShortNames } from "./short-names";

const named = (schema: z.ZodType, ...entries: object[]) =>
  z
    .array(z.looseObject({ id: z.string() }))
    .parse(withShortNames(z.array(schema), entries))
    .map(({ id }) => id);

const camp = { id: "camp", name: "Camp" };
const ben = { id: "ben" };
const newYear = { id: "new-year-2027", from: "2026-12-31", to: "2027-01-01" };

test.each<[string, z.ZodType, object[], string[]]>([
  ["the name for people", link, [{ name: "The Kite Camp" }], ["the-kite-camp"]],
  ["a name with other letters", link, [{ name: "María's  Café & Bar" }], ["marias-cafe-bar"]],
  ["a name without any letter of ours", link, [{ name: "日本" }], ["entry"]],
  [
    "a long name",
    link,
    [{ name: "A very long name of a website that nobody can remember" }],
    ["a-very-long-name-of-a-website-that"],
  ],
  ["the first name of a person", teamMember, [{ name: "Rosa Tundrafield" }], ["rosa"]],
  ["the first name after a title", teamMember, [{ name: "Dr. Ana Ruiz" }], ["ana"]],
  ["a first name with other letters", teamMember, [{ name: "Łukasz Núñez" }], ["lukasz"]],
  ["the first name of two people", teamMember, [{ name: "Rosa A" }, { name: "Rosa B" }], ["rosa", "rosab"]],
  ["a name that a later entry has", link, [{ name: "Camp" }, { id: "camp" }], ["camp-2", "camp"]],
  ["a holiday, with its year", closure, [{ reason: "Labor Day", from: "2031-09-01" }], ["labor-day-2031"]],
  ["a holiday of another year", closure, [{ id: "eve-2026", from: "2027-12-24" }], ["eve-2027"]],
  ["a holiday on the days around New Year", closure, [newYear], ["new-year-2027"]],
  ["a school year", closure, [{ id: "break-2026-2027", from: "2027-03-08" }], ["break-2026-2027"]],
  ["another school year", closure, [{ id: "break-2026-2027", from: "2029-03-05" }], ["break-2029"]],
  ["what was written", link, [{ id: "camp", name: "Another name" }], ["camp"]],
  ["a copy", link, [camp, camp], ["camp", "camp-2"]],
  ["a copy that visitors see, whose form asks for one", teamMember, [ben, ben], ["ben", "ben"]],
])("the short name of an entry is made from %s", (_, schema, entries, ids) => {
  expect(named(schema, ...entries)).toEqual(ids);
});

test("entries inside others get short names, too, and nothing else is changed", () => {
  const room = group("Inner", { id: shortName("x"), name: text("x") });
  const words = z.array(z.string());
  const schema = group("Outer", { rooms: z.array(room).optional(), key: slug("x"), words });
  const value = { rooms: [{ name: "Gym" }], key: "", words: ["a"], mark: 1 };
  expect(withShortNames(schema, value)).toEqual({ ...value, rooms: [{ name: "Gym", id: "gym" }] });
});
