import { existsSync } from "node:fs";
import { sourceFilesByPage } from "./page-sources";

const files = sourceFilesByPage("data");

test.each([
  ["/our-team", ["data/pages/our-team.json", "data/team.json", "data/testimonials.json"]],
  ["/services", ["data/pages/services.json", "data/services.json", "data/images/hero/physical-therapy.jpg"]],
  ["/appointment", ["data/pages/appointment.json", "data/clinic.json"]],
  ["/providers", ["data/pages/providers.json", "data/services.json"]],
  ["/resources", ["data/pages/resources.json", "data/resources.json", "data/transcripts.json"]],
  ["/about", ["data/pages/about.json", "data/transcripts.json"]],
])("the sources of %s are its own file and what its blocks show", (path, expected) => {
  expect(files.get(path)).toEqual(expect.arrayContaining(expected));
});

test("files that only other pages show are not among the sources", () => {
  expect(files.get("/contact")).not.toContain("data/team.json");
  expect(files.get("/language-help")).not.toContain("data/services.json");
  expect(files.get("/contact")).not.toContain("data/transcripts.json");
});

test("every source file of every page exists", () => {
  for (const name of [...files.values()].flat()) expect([name, existsSync(name)]).toEqual([name, true]);
});
