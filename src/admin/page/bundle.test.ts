import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleAdmin } from "./bundle";

test("everything that /admin loads can run in a browser, and is beside its script", async () => {
  const folder = mkdtempSync(join(tmpdir(), "admin-"));
  await bundleAdmin(folder);
  const missing = ["main.js", "admin.css", "assets", "heic_dec.wasm", "looks"].filter(
    (name) => !existsSync(join(folder, name)),
  );
  rmSync(folder, { recursive: true });
  expect(missing).toEqual([]);
}, 30_000);
