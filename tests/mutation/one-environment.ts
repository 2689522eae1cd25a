import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// Removes the environments that test files ask for, in Stryker's copy: only in its own can Stryker see what a test runs.
for (const folder of ["src", "server"]) {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".test.ts")) continue;
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, "utf8").replace("/** @jest-environment node */\n", ""));
  }
}
