/** @jest-environment node */
import { rememberLostSave } from "./watch-saves";

type Save = ReturnType<typeof rememberLostSave>;
const newest = (id: string) => async () => Response.json({ commit: { id, message: "" } });
const saved = { commit: { sha: "second" }, files: [{ path: "data/team.json", sha: "written" }, null] };
const write = async () => Response.json(saved);
const idOf = async (response: Response) => (await response.json()).commit.id;
const lose = () => Promise.reject(new TypeError("Failed to fetch"));

test.each([
  ["that is written hides its own change, and is what the next one is based on", write, "first", "written"],
  ["that came too late hides nothing", async () => new Response("{}", { status: 409 }), "other", "old"],
  ["that is lost again hides nothing", lose, "other", "old"],
])("a lost save %s", async (_, again, version, basis) => {
  const save = rememberLostSave();
  expect(await idOf(await save.askNewest(newest("first")))).toBe("first");
  save.keep(again);
  expect(await idOf(await save.askNewest(newest("other")))).toBe(version);
  expect(await idOf(await save.askNewest(newest("other")))).toBe(version);
  expect(save.basisOf("data/team.json", "old")).toBe(basis);
  expect(save.basisOf("data/clinic.json", "old")).toBe("old");
});

test.each([
  ["another save", (save: Save) => save.saved({ commit: { sha: "third" }, files: [] })],
  ["another form", (save: Save) => save.forget()],
])("%s ends it", async (_, end) => {
  const save = rememberLostSave();
  save.keep(write);
  await save.askNewest(newest("second"));
  end(save);
  expect(save.basisOf("data/team.json", "old")).toBe("old");
  expect(await idOf(await save.askNewest(newest("fourth")))).toBe("fourth");
});
