import parser from "postcss-selector-parser";
import { isTooNew } from "./support";
import { shortened, type Use } from "./use";

/** Finds the parts of a selector list that some supported engine lacks. */
export function selectorUses(text: string): Omit<Use, "place">[] {
  const uses: Omit<Use, "place">[] = [];
  const list = parser().astSync(text);
  for (const selector of list.nodes) {
    for (const feature of newIn(selector)) {
      const invalidatesOthers = list.nodes.some((other) => !newIn(other).includes(feature));
      const code = shortened(String(selector));
      uses.push({
        feature,
        code,
        ...(invalidatesOthers && { note: "it invalidates the whole selector list" }),
      });
    }
  }
  return uses;
}

/** Returns the paths of the features in a selector that are too new, each once. */
function newIn(selector: parser.Selector): string[] {
  const found = new Set<string>();
  selector.walk((node) => {
    for (const path of pathsOf(node)) if (isTooNew(path)) found.add(path);
  });
  return [...found];
}

function pathsOf(node: parser.Node): string[] {
  if (node.type === "nesting") return ["css.selectors.nesting"];
  if (node.type === "attribute" && node.insensitive)
    return ["css.selectors.attribute.case_insensitive_modifier"];
  if (node.type !== "pseudo") return [];
  const name = node.value.replace(/^::?/, "");
  // Engines accept each other's prefixed pseudo-elements as valid.
  if (name.startsWith("-")) return [];
  const path = `css.selectors.${name}`;
  if (/^nth-/.test(name) && / of /.test(String(node))) return [path, `${path}.of_syntax`];
  if (name === "not" && node.nodes.length > 1) return [path, `${path}.selector_list`];
  return [path];
}
