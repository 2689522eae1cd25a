import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { breakpoints } from "../src/shared/site/breakpoints";

const sheets = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".css"),
);

test("the largest widths in style sheets are those that scripts ask for", () => {
  const widths = sheets.flatMap((name) =>
    Array.from(readFileSync(join("src", name), "utf8").matchAll(/\(max-width: \d+px\)/g), ([width]) => width),
  );
  expect([...new Set(widths)].sort()).toEqual(Object.values(breakpoints).sort());
});

/** The shapes of a drawing, as they are written in it. */
function pathsIn(file: string): string[] {
  return Array.from(readFileSync(file, "utf8").matchAll(/\bd="(M[^"]+)"/g), ([, path = ""]) => path);
}

test("the logo, the favicon and the map's pin draw the same mark", () => {
  const mark = pathsIn("src/layout/logo.tsx");
  expect(mark).toHaveLength(4);
  expect(pathsIn("static/favicon.svg")).toEqual(mark);
  expect(pathsIn("static/map-pin.svg")).toEqual(expect.arrayContaining(mark.slice(0, 2)));
});
