import project from "../../../package.json";
import server from "../../../server/package.json";
import { allowedLicenses, isAllowed } from "./licenses";
import { type Component, findUnlicensed, makeSbom, type Sbom } from "./sbom";

jest.setTimeout(60_000);

test.each([
  ["MIT", true],
  ["GPL-3.0-only", false],
  ["(MIT OR GPL-3.0-only)", true],
  ["(MIT AND GPL-3.0-only)", false],
  ["Apache-2.0 AND ISC AND MIT", true],
  ["GPL-3.0-only OR Apache-2.0 AND MIT", true],
  ["", false],
])("whether the server may use a package under %s: %s", (expression, allowed) => {
  expect(isAllowed(expression, allowedLicenses.server)).toBe(allowed);
});

test("reports packages without an allowed license", () => {
  const component = { type: "library", "bom-ref": "a@1.0.0", name: "a", version: "1.0.0", purl: "" } as const;
  const sbomOf = (...components: Component[]) => ({ components }) as Sbom;
  const licensed = (id: string): Component => ({ ...component, licenses: [{ license: { id } }] });
  expect(findUnlicensed(sbomOf(licensed("MIT")), ["MIT"])).toEqual([]);
  expect(findUnlicensed(sbomOf(licensed("AGPL-3.0")), ["MIT"])).toEqual([
    "a@1.0.0 is under AGPL-3.0, which is not allowed.",
  ]);
  expect(findUnlicensed(sbomOf(component), ["MIT"])).toEqual(["a@1.0.0 does not name a license."]);
});

const sboms = { server: makeSbom("server"), site: makeSbom("site") };

describe.each(["server", "site"] as const)("the bill of materials of the %s", (part) => {
  const sbom: Sbom = sboms[part];

  test("is in CycloneDX format and names its component", () => {
    expect(sbom).toMatchObject({
      bomFormat: "CycloneDX",
      specVersion: expect.stringMatching(/^1\.\d$/),
      metadata: { component: { name: part === "server" ? server.name : project.name } },
    });
  });

  test("has the name, version, package URL and an allowed license of each package", () => {
    for (const component of sbom.components) {
      expect(component).toMatchObject({
        name: expect.stringMatching(/^(@[\w.-]+\/)?[\w.-]+$/),
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        purl: expect.stringMatching(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/),
        licenses: [expect.anything()],
      });
    }
    expect(findUnlicensed(sbom, allowedLicenses[part])).toEqual([]);
  });

  test("lists every package that a dependency names", () => {
    const listed = new Set([sbom.metadata.component, ...sbom.components].map((each) => each["bom-ref"]));
    const named = sbom.dependencies.flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn]);
    expect(named.filter((each) => !listed.has(each))).toEqual([]);
  });
});

test("the server's bill contains all its dependencies, and few other packages", () => {
  const names = sboms.server.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(server.dependencies)));
  // Binaries for six other systems are included; about twenty packages are installed.
  expect(names.length).toBeLessThan(60);
});
