import { parse } from "acorn";
import { analyze } from "eslint-scope";
import { childrenOf, isFeatureDetected } from "./guards";
import { scriptNames } from "./script-names";
import { selectorUses } from "./selector-uses";
import { isTooNew } from "./support";
import { type AnyNode, syntax } from "./syntax";
import { type PlaceOf, shortened, type Use } from "./use";

const known = scriptNames();
const newSyntax = syntax.filter(([path]) => isTooNew(path));
const globalObjects = /^(?:window|self|globalThis)$/;
const takesSelector = /^(?:querySelector|querySelectorAll|matches|closest)$/;

/**
 * Finds features that a script uses without feature detection and that some supported engine lacks: syntax, global
 * objects, their static methods, and methods and properties of other objects by name.
 * @throws SyntaxError if the script cannot be parsed
 */
export function scriptUses(code: string, placeOf: PlaceOf): Use[] {
  const root = parse(code, {
    ecmaVersion: "latest",
    sourceType: "module",
    allowHashBang: true,
    locations: true,
    ranges: true,
  }) as unknown as AnyNode;
  const free = freeVariables(root);
  const uses: Use[] = [];
  visit(root, []);
  return uses;

  function visit(node: AnyNode, above: readonly AnyNode[]): void {
    const around = [...above, node];
    for (const [path, isUsed] of newSyntax) if (isUsed(node)) note(node, path);
    const name = nameOf(node, around, free);
    if (name && !isFeatureDetected(name.detectable, around)) note(around.at(-2) ?? node, name.path);
    for (const found of selectorsIn(node)) uses.push({ ...found, place: placeIn(node) });
    for (const child of childrenOf(node)) visit(child, around);
  }

  function note(node: AnyNode, feature: string): void {
    uses.push({ feature, place: placeIn(node), code: shortened(code.slice(node.start, node.end)) });
  }

  function placeIn(node: AnyNode): string {
    return placeOf(node.loc?.start.line ?? 1, node.loc?.start.column ?? 0);
  }
}

/** Returns the identifiers in a script that it does not declare. */
function freeVariables(root: AnyNode): ReadonlySet<unknown> {
  const scopes = analyze(root as never, { ecmaVersion: 2022, sourceType: "module" });
  return new Set(scopes.globalScope?.through.map(({ identifier }) => identifier));
}

interface Named {
  readonly path: string;
  /** The name that feature detection would check. */
  readonly detectable: string;
}

/** Returns the feature that a node names, if it is too new for some engine. */
function nameOf(node: AnyNode, around: readonly AnyNode[], free: ReadonlySet<unknown>): Named | undefined {
  const parent = around.at(-2);
  if (node.type === "Identifier" && free.has(node)) {
    const isTypeof = parent?.type === "UnaryExpression" && parent.operator === "typeof";
    const name = String(node.name);
    const isConstructed = parent?.type === "NewExpression" && parent.callee === node;
    const path = known.globals.get(name) ?? (isConstructed ? known.constructors.get(name) : undefined);
    return path && !isTypeof ? { path, detectable: name } : undefined;
  }
  if (node.type === "MemberExpression" && isNeeded(node, parent)) return memberOf(node, free);
  return eventOf(node);
}

/** Whether a script fails without a property. Only reading a missing property gives undefined, which is no error. */
function isNeeded(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === "CallExpression" || parent?.type === "NewExpression")
    return parent.callee === node && !parent.optional;
  if (parent?.type === "AssignmentExpression") return parent.left === node;
  return parent?.type === "MemberExpression" && parent.object === node && !parent.optional;
}

function memberOf(node: AnyNode, free: ReadonlySet<unknown>): Named | undefined {
  const { object, property, computed, optional } = node as AnyNode & { object: AnyNode; property: AnyNode };
  const name = String(computed ? property.value : property.name);
  const isFree = object.type === "Identifier" && free.has(object);
  const path =
    (isFree && known.statics.get(`${object.name}.${name}`)) ||
    (isFree && globalObjects.test(String(object.name)) && known.globals.get(name)) ||
    known.members.get(name);
  return path && !optional ? { path, detectable: name } : undefined;
}

/** Returns the event of an addEventListener call. */
function eventOf(node: AnyNode): Named | undefined {
  const [first] = argumentsOf(node, /^addEventListener$/);
  const path = known.events.get(String(first?.value));
  return path ? { path, detectable: String(first?.value) } : undefined;
}

/** Finds new features in the selector of a call, which throws if an engine does not know the selector. */
function selectorsIn(node: AnyNode): Omit<Use, "place">[] {
  const [selector] = argumentsOf(node, takesSelector);
  return typeof selector?.value === "string" ? selectorUses(selector.value) : [];
}

function argumentsOf(node: AnyNode, method: RegExp): AnyNode[] {
  if (node.type !== "CallExpression") return [];
  const { property, name } = node.callee as AnyNode & { property?: AnyNode };
  return method.test(String(property?.name ?? name)) ? (node.arguments as AnyNode[]) : [];
}
