import type { AnyNode } from "./syntax";

/** What stands before something that is asked for: `if (…) {…}`, `… ? … : …`, `… && …`, `… ?? …`. */
const questions: Readonly<Record<string, string>> = {
  IfStatement: "test",
  ConditionalExpression: "test",
  LogicalExpression: "left",
};

/**
 * Whether a script asks for a name before it uses it: in a question around the place, or in one before it that leaves
 * the function. A question names it as a property, as a string (`"x" in y`) or as a variable (`typeof x`).
 * @param around the nodes around the place, the outermost first, and the place itself last
 */
export function isAskedFor(name: string, around: readonly AnyNode[]): boolean {
  return around.some((node, depth) => {
    const within = around[depth + 1];
    const question = node[questions[node.type] ?? ""] as AnyNode | undefined;
    if (question) return question === within ? isQuestion(around, depth) : names(question, name);
    return within !== undefined && hasEarlyEnd(node, within, name);
  });
}

/** Whether the place is in the question itself, where a property that does not exist is only undefined. */
function isQuestion(around: readonly AnyNode[], depth: number): boolean {
  const between = around.slice(depth + 1, -1);
  return between.every(
    ({ type, operator }) =>
      type === "LogicalExpression" ||
      (type === "UnaryExpression" && operator === "!") ||
      (type === "BinaryExpression" && /^[!=]==?$/.test(String(operator))) ||
      type === "AssignmentExpression",
  );
}

function hasEarlyEnd(block: AnyNode, within: AnyNode, name: string): boolean {
  if (!Array.isArray(block.body)) return false;
  const before = block.body.slice(0, block.body.indexOf(within)) as AnyNode[];
  return before.some(({ type, test, consequent }) => {
    if (type !== "IfStatement") return false;
    const end = consequent as AnyNode;
    const last = Array.isArray(end.body) ? (end.body.at(-1) as AnyNode | undefined) : end;
    return /^(?:Return|Throw)Statement$/.test(last?.type ?? "") && names(test as AnyNode, name);
  });
}

/** Whether a name occurs in an expression. */
function names(node: AnyNode, name: string): boolean {
  if (node.name === name || node.value === name) return true;
  return childrenOf(node).some((child) => names(child, name));
}

/** The nodes right below a node, in the order of the text. */
export function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node)
    .flat()
    .filter((value): value is AnyNode => typeof (value as AnyNode | null)?.type === "string");
}
