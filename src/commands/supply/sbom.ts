import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { isAllowed, lookedUpLicense } from "./licenses";

type License = { license: { id?: string; name?: string } } | { expression: string };

export interface Component {
  /** What others make is a "library". */
  type: "library" | "application";
  "bom-ref": string;
  name: string;
  version: string;
  purl: string;
  licenses?: License[];
}

/** A software bill of materials in CycloneDX 1.5, as far as it matters here. */
export interface Sbom {
  bomFormat: string;
  specVersion: string;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

/**
 * Lists the packages that the lockfile has for the server alone, or for building and testing the whole site. It takes
 * everything, since npm's `--omit dev` leaves out what the tests use as well as the server.
 * @throws when npm cannot, having said why on stderr
 */
export function makeSbom(part: "server" | "site"): Sbom {
  const words = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only", "--loglevel", "error"];
  const made = execFileSync("npm", [...words, ...(part === "server" ? ["--workspace", "server"] : [])], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return complete(JSON.parse(made), JSON.parse(readFileSync("server/package.json", "utf8")).name, part);
}

/** Names our own parts as their package.json does, not as their folders are called, and adds licenses looked up. */
function complete(sbom: Sbom, server: string, part: "server" | "site"): Sbom {
  const ours = (component: Component): Component => ({
    ...component,
    type: "application",
    name: component["bom-ref"].replace(/@[^@]+$/, ""),
    licenses: [{ license: { name: "UNLICENSED" } }],
  });
  const isServer = ({ purl }: Component) => purl.startsWith(`pkg:npm/${server}@`);
  const component = part === "server" ? sbom.components.find(isServer) : sbom.metadata.component;
  if (component === undefined) throw new Error(`npm lists no package that is called ${server}.`);
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
 * @returns one sentence for each
 */
export function findUnlicensed({ components }: Sbom, allowed: readonly string[]): string[] {
  return components.flatMap(({ type, name, version, licenses = [] }) => {
    if (type === "application") return [];
    const [named] = licenses.map((each) =>
      "expression" in each ? each.expression : (each.license.id ?? each.license.name ?? ""),
    );
    if (named === undefined) return [`${name}@${version} names no license.`];
    return isAllowed(named, allowed) ? [] : [`${name}@${version} is under ${named}, which is not allowed.`];
  });
}
