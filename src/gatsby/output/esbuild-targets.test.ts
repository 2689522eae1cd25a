import { temporaryFolder } from "../folder.fixtures";
import { oldestEngines } from "./esbuild-targets";

const { pathOf, write } = temporaryFolder();

test("package.json lists the oldest version of five browsers", () => {
  expect(Object.fromEntries(oldestEngines())).toEqual({
    safari: "15.4",
    ios_saf: "15.4",
    chrome: "100",
    firefox: "100",
    edge: "100",
  });
});

test("an entry without an oldest version throws, with an example", () => {
  write("package.json", '{ "browserslist": ["last 2 versions"] }');
  expect(() => oldestEngines(pathOf())).toThrow(
    '"browserslist" has the entry "last 2 versions". Write it as a browser and its oldest version, such as "safari >= 15.4".',
  );
});
