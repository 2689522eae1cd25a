import type { Node } from "acorn";

/** A syntax tree node of any type, with all fields that some type has. */
export type AnyNode = Node & Readonly<Record<string, unknown>>;

interface Pattern {
  readonly regex?: { readonly pattern: string; readonly flags: string };
}

const is =
  (type: string, more: Readonly<Record<string, unknown>> = {}) =>
  (node: AnyNode) =>
    node.type === type && Object.entries(more).every(([name, value]) => node[name] === value);

const inPattern = (piece: RegExp) => (node: AnyNode) => piece.test(plainPattern(patternOf(node)));
const hasFlag = (flag: string) => (node: AnyNode) => flagsOf(node).includes(flag);

/** The paths of JavaScript syntax in MDN's compatibility data, with a test for nodes. Babel transpiles some of it. */
export const syntax: readonly (readonly [string, (node: AnyNode) => boolean])[] = [
  ["javascript.classes.static.initialization_blocks", is("StaticBlock")],
  ["javascript.classes.public_class_fields", is("PropertyDefinition")],
  ["javascript.classes.private_class_fields", is("PrivateIdentifier")],
  ["javascript.classes.private_class_fields_in", isPrivateIn],
  ["javascript.operators.nullish_coalescing", is("LogicalExpression", { operator: "??" })],
  ["javascript.operators.nullish_coalescing_assignment", is("AssignmentExpression", { operator: "??=" })],
  ["javascript.operators.logical_or_assignment", is("AssignmentExpression", { operator: "||=" })],
  ["javascript.operators.logical_and_assignment", is("AssignmentExpression", { operator: "&&=" })],
  ["javascript.operators.optional_chaining", is("ChainExpression")],
  ["javascript.operators.import", is("ImportExpression")],
  ["javascript.operators.import_meta", is("MetaProperty")],
  ["javascript.statements.using", is("VariableDeclaration", { kind: "using" })],
  ["javascript.statements.await_using", is("VariableDeclaration", { kind: "await using" })],
  ["javascript.statements.import.import_attributes", is("ImportAttribute")],
  ["javascript.statements.for_await_of", is("ForOfStatement", { await: true })],
  ["javascript.regular_expressions.lookbehind_assertion", inPattern(/\(\?<[=!]/)],
  ["javascript.regular_expressions.modifier", inPattern(/\(\?[ims-]+:/)],
  ["javascript.regular_expressions.named_capturing_group", inPattern(/\(\?<\w/)],
  ["javascript.regular_expressions.unicode_character_class_escape", (node) => /\\p\{/i.test(patternOf(node))],
  ["javascript.builtins.RegExp.hasIndices", hasFlag("d")],
  ["javascript.builtins.RegExp.dotAll", hasFlag("s")],
  ["javascript.builtins.RegExp.unicodeSets", hasFlag("v")],
];

function isPrivateIn(node: AnyNode): boolean {
  return is("BinaryExpression", { operator: "in" })(node) && (node.left as Node).type === "PrivateIdentifier";
}

/** Returns the pattern of a regular expression, as a literal or a RegExp call; an empty text for all other nodes. */
function patternOf(node: AnyNode): string {
  return (node as Pattern).regex?.pattern ?? regExpArguments(node)[0] ?? "";
}

function flagsOf(node: AnyNode): string {
  return (node as Pattern).regex?.flags ?? regExpArguments(node)[1] ?? "";
}

/** Returns the string arguments of `new RegExp` and `RegExp` calls. */
function regExpArguments(node: AnyNode): (string | undefined)[] {
  if (node.type !== "NewExpression" && node.type !== "CallExpression") return [];
  if ((node.callee as AnyNode).name !== "RegExp") return [];
  return (node.arguments as AnyNode[]).map(({ value }) => (typeof value === "string" ? value : undefined));
}

/** Removes escaped characters and character classes from a pattern, where parentheses do not open groups. */
function plainPattern(pattern: string): string {
  return pattern.replace(/\\./gs, "").replace(/\[[^\]]*\]/g, "");
}
