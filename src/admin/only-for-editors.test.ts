import { readFileSync } from "node:fs";

// import-direction.grit keeps the editor out of the other folders, and static-hosts.spec.ts out of what is published.
test.each(["gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"])(
  "%s loads nothing of the editor",
  (name) => {
    expect(readFileSync(name, "utf8")).not.toMatch(/"(?:[^"]*\/admin\/|@sveltia\/)/);
  },
);

test("the live view has /admin only if the command that edits asks for it", () => {
  expect(readFileSync("gatsby-config.ts", "utf8")).toContain(
    "if (process.env.ADMIN_PORT) app.use(adminProxy(Number(process.env.ADMIN_PORT)));",
  );
});
