/** `npm run sbom`: writes the bills of materials of the server and of the whole site; fails on licenses not allowed. */
import { mkdirSync, writeFileSync } from "node:fs";
import { allowedLicenses } from "./licenses";
import { findUnlicensed, makeSbom } from "./sbom";

mkdirSync("deploy/sbom", { recursive: true });
for (const part of ["server", "site"] as const) {
  const sbom = makeSbom(part);
  const file = `deploy/sbom/${part}.json`;
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
  process.stdout.write(`${file}: ${sbom.components.length} packages\n`);
  for (const problem of findUnlicensed(sbom, allowedLicenses[part])) {
    process.stderr.write(`${problem}\n`);
    process.exitCode = 1;
  }
}
