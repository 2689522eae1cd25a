import { execFileSync } from "node:child_process";
import path from "node:path";
import list from "../data/documents.json";
import { hasPrograms } from "../tests/debian-packages";

const fileOf = (id: string) => path.join(__dirname, "../static/documents", `${id}.pdf`);
const run = (tool: string, ...options: string[]) => execFileSync(tool, options, { encoding: "utf8" });

// Skipped where poppler and qpdf are not installed; Jest reports the skipped tests.
(hasPrograms(["pdfinfo", "qpdf"]) ? describe : describe.skip)("poppler and qpdf", () => {
  test.each(list.filter(({ madeOf }) => madeOf))(
    "find $title valid, tagged and with all fonts embedded",
    ({ id, title }) => {
      const file = fileOf(id);
      expect(run("qpdf", "--check", file)).toContain("No syntax or stream encoding errors found");
      const info = run("pdfinfo", file);
      expect(info).toMatch(/^Tagged:\s+yes$/m);
      expect(info).toContain(title);
      const fonts = run("pdffonts", file).trim().split("\n").slice(2);
      expect(fonts.length).toBeGreaterThan(1);
      for (const font of fonts) expect(font).toMatch(/\s(yes|no)\s+(yes|no)\s+(yes|no)\s+\d+\s+0$/);
      expect(fonts.filter((font) => !/\syes\s+(yes|no)\s+(yes|no)\s+\d+\s+0$/.test(font))).toEqual([]);
    },
  );
});
