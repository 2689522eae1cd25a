import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const code = /\.(?:ts|tsx|js|mjs)$/;
const roots = ["gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"];
const inFolders = ["src", "server"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
);
const sources = [...roots, ...inFolders].filter(
  (name) =>
    code.test(name) &&
    !/\.test\.tsx?$|node_modules|^server.dist/.test(name) &&
    !name.startsWith(join("src", "admin")),
);

test("only one command loads parts of the editor, so no page ever contains it", () => {
  const loading = sources.filter((name) =>
    /(?:from|import|import\(|require\()\s*"(?:[^"]*\/admin\/[^"]*|@sveltia\/[^"]*)"/.test(
      readFileSync(name, "utf8"),
    ),
  );
  expect(loading).toEqual([join("src", "commands", "run", "main.ts")]);
});

test("the live view has /admin only if that command asks for it", () => {
  expect(readFileSync("gatsby-config.ts", "utf8")).toContain(
    "if (process.env.ADMIN_PORT) app.use(adminProxy(Number(process.env.ADMIN_PORT)));",
  );
});

test("nothing of the editor is among the files that are served as they are", () => {
  expect(readdirSync("static").filter((name) => name.startsWith("admin"))).toEqual([]);
});
