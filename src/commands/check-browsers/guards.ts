import type { AnyNode } from "./syntax";

/** The field with the condition of each conditional node: `if (…) {…}`, `… ? … : …`, `… && …`, `… ?? …`. */
const conditions: Readonly<Record<string, string>> = {
  IfStatement: "test",
  ConditionalExpression: "test",
  LogicalExpression: "left",
};

/**
 * Whether a script detects a feature before it uses it: in a condition around the use, or in an early return or throw
 * before it. The condition names it as a property, as a string (`"x" in y`) or as a variable (`typeof x`).
 * @param around the ancestors of the node that uses it, the outermost first, and the node itself last
 */
export function isFeatureDetected(name: string, around: readonly AnyNode[]): boolean {
  return around.some((node, depth) => {
    const within = around[depth + 1];
    const condition = node[conditions[node.type] ?? ""] as AnyNode | undefined;
    if (condition) return condition === within ? isDetection(around, depth) : names(condition, name);
    return within !== undefined && hasEarlyReturn(node, within, name);
  });
}

/** Whether the use is itself part of the condition, where a missing property is just undefined. */
function isDetection(around: readonly AnyNode[], depth: number): boolean {
  const between = around.slice(depth + 1, -1);
  return between.every(
    ({ type, operator }) =>
      type === "LogicalExpression" ||
      (type === "UnaryExpression" && operator === "!") ||
      (type === "BinaryExpression" && /^[!=]==?$/.test(String(operator))) ||
      type === "AssignmentExpression",
  );
}

/** Whether a block returns or throws, before the use, if a feature is missing. */
function hasEarlyReturn(block: AnyNode, within: AnyNode, name: string): boolean {
  if (!Array.isArray(block.body)) return false;
  const before = block.body.slice(0, block.body.indexOf(within)) as AnyNode[];
  return before.some(({ type, test, consequent }) => {
    if (type !== "IfStatement") return false;
    const end = consequent as AnyNode;
    const last = Array.isArray(end.body) ? (end.body.at(-1) as AnyNode | undefined) : end;
    return /^(?:Return|Throw)Statement$/.test(last?.type ?? "") && names(test as AnyNode, name);
  });
}

/** Whether an expression contains a name. */
function names(node: AnyNode, name: string): boolean {
  if (node.name === name || node.value === name) return true;
  return childrenOf(node).some((child) => names(child, name));
}

/** Returns the child nodes of a node, in source order. */
export function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node)
    .flat()
    .filter((value): value is AnyNode => typeof (value as AnyNode | null)?.type === "string");
}
