import { aboutFiles, contentRead, editsOf, localCheck, translatedSite } from "./mistakes.fixtures";
import { webCheck } from "./web-check.fixtures";

const site = translatedSite();
afterAll(() => site.remove("."));

test("on the web, the editor says of each mistake what it says on one's own computer", async () => {
  const [local, web] = [localCheck(site), webCheck(contentRead(site))];
  const said = new Map<string, { local: string; web: string }>();
  for (const edit of editsOf(site)) said.set(edit.title, { local: await local(edit), web: web(edit) });
  const differences = [...said].filter(([, each]) => each.local !== each.web);
  expect(differences.filter(([title]) => !aboutFiles.includes(title))).toEqual([]);
  expect(differences.map(([title]) => title)).toEqual(aboutFiles);
  for (const [, each] of differences) expect(each.local).toContain(each.web);
  expect([...said].filter(([, each]) => each.local !== "").length).toBeGreaterThan(160);
}, 300_000);
