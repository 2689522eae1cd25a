import { allowedTags } from "../../content/markup";
import { schema } from "./schema";
import { tools } from "./tools";

test("each tag that the content check allows can be made, and no other", () => {
  const withKeysOrForm = ["p", "li", "br", "a"];
  const tags = [...tools.map(({ tag }) => tag), ...withKeysOrForm];
  expect(tags.sort()).toEqual([...allowedTags].sort());
  expect([...Object.keys(schema.nodes), ...Object.keys(schema.marks)].sort()).toEqual(
    [...allowedTags, "doc", "text"].sort(),
  );
});
