import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { isAllowed, lookedUpLicense } from "./licenses";

type License = { license: { id?: string; name?: string } } | { expression: string };

/** A package in a bill of materials. */
export interface Component {
  /** Third-party packages are a "library", our own an "application". */
  type: "library" | "application";
  "bom-ref": string;
  name: string;
  version: string;
  purl: string;
  licenses?: License[];
}

/** A software bill of materials in CycloneDX 1.5, with the fields that matter here. */
export interface Sbom {
  bomFormat: string;
  specVersion: string;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

/**
 * Lists the packages in the lockfile for the server alone, or for building and testing the whole site. It includes dev
 * dependencies, since npm's `--omit dev` leaves out packages that both the tests and the server use.
 * @throws if npm fails, after npm has printed why to stderr
 */
export function makeSbom(part: "server" | "site"): Sbom {
  const args = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only", "--loglevel", "error"];
  const output = execFileSync("npm", [...args, ...(part === "server" ? ["--workspace", "server"] : [])], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return complete(JSON.parse(output), JSON.parse(readFileSync("server/package.json", "utf8")).name, part);
}

/** Names our own components after their package.json instead of their folder, and adds looked-up licenses. */
function complete(sbom: Sbom, server: string, part: "server" | "site"): Sbom {
  const ours = (component: Component): Component => ({
    ...component,
    type: "application",
    name: component["bom-ref"].replace(/@[^@]+$/, ""),
    licenses: [{ license: { name: "UNLICENSED" } }],
  });
  const isServer = ({ purl }: Component) => purl.startsWith(`pkg:npm/${server}@`);
  const component = part === "server" ? sbom.components.find(isServer) : sbom.metadata.component;
  if (component === undefined) throw new Error(`npm sbom did not list the package ${server}.`);
  const root = sbom.metadata.component["bom-ref"];
  return {
    ...sbom,
    metadata: { ...sbom.metadata, component: ours(component) },
    components: sbom.components
      .filter((each) => each !== component)
      .map((each) => (isServer(each) ? ours(each) : withLicense(each))),
    dependencies: sbom.dependencies.filter(({ ref }) => part === "site" || ref !== root),
  };
}

function withLicense(component: Component): Component {
  const found = component.licenses?.length ? undefined : lookedUpLicense(component.name);
  return found ? { ...component, licenses: [{ expression: found }] } : component;
}

/**
 * Finds packages whose license is unknown or not allowed.
 * @returns one sentence for each problem
 */
export function findUnlicensed({ components }: Sbom, allowed: readonly string[]): string[] {
  return components.flatMap(({ type, name, version, licenses = [] }) => {
    if (type === "application") return [];
    const [named] = licenses.map((each) =>
      "expression" in each ? each.expression : (each.license.id ?? each.license.name ?? ""),
    );
    if (named === undefined) return [`${name}@${version} does not name a license.`];
    return isAllowed(named, allowed) ? [] : [`${name}@${version} is under ${named}, which is not allowed.`];
  });
}
