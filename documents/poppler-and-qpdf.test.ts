import { execFileSync } from "node:child_process";
import { hasPrograms } from "../tests/debian-packages";
import { fileOf, made } from "./made.fixtures";
import { page } from "./theme";

const run = (tool: string, ...options: string[]) => execFileSync(tool, options, { encoding: "utf8" });

// Skipped where poppler and qpdf are not installed; Jest reports the skipped tests.
(hasPrograms(["pdfinfo", "qpdf"]) ? describe : describe.skip)("poppler and qpdf", () => {
  test.each(made)("find $title valid, tagged and with all fonts embedded", ({ name, title }) => {
    const file = fileOf(name);
    expect(run("qpdf", "--check", file)).toContain("No syntax or stream encoding errors found");
    const info = run("pdfinfo", file);
    expect(info).toMatch(/^Tagged:\s+yes$/m);
    expect(info).toContain(title);
    const fonts = run("pdffonts", file).trim().split("\n").slice(2);
    expect(fonts.length).toBeGreaterThan(1);
    for (const font of fonts) expect(font).toMatch(/\s(yes|no)\s+(yes|no)\s+(yes|no)\s+\d+\s+0$/);
    expect(fonts.filter((font) => !/\syes\s+(yes|no)\s+(yes|no)\s+\d+\s+0$/.test(font))).toEqual([]);
  });

  test.each(made)("find every word of $title between the margins", ({ name }) => {
    const words = run("pdftotext", "-bbox", fileOf(name), "-").matchAll(
      /<word xMin="(.*)" yMin="(.*)" xMax="(.*)" yMax="(.*)">(.*)<\/word>/g,
    );
    const outside = Array.from(words, ([, left, top, right, bottom, word]) => ({
      word,
      isInside:
        Number(left) >= page.side &&
        Number(right) <= page.width - page.side &&
        Number(top) > 0 &&
        Number(bottom) < page.height - page.bottom + 40,
    })).filter(({ isInside }) => !isInside);
    expect(outside).toEqual([]);
  });
});
