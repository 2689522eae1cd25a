import { type AtRule, type Container, type Declaration, type Node, parse, type Rule } from "postcss";
import valueParser from "postcss-value-parser";
import { selectorUses } from "./selector-uses";
import { dataAt, isTooNew } from "./support";
import { type PlaceOf, shortened, type Use } from "./use";

/**
 * Finds features of a style sheet that some supported engine lacks: at-rules, media features, selectors, properties and
 * values. A declaration has a fallback if an earlier one in its rule sets the same property in an older way, or if an
 * `@supports` rule around it tests the feature.
 */
export function styleUses(css: string, placeOf: PlaceOf): Use[] {
  const uses: Use[] = [];
  const root = parse(css);
  root.walkAtRules((rule) => {
    for (const feature of atRulePaths(rule)) note(feature, rule, `@${rule.name} ${rule.params}`);
  });
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    if (rule.parent?.type === "rule") note("css.selectors.nesting", rule, rule.selector);
    for (const use of selectorUses(rule.selector)) {
      if (!hasSupportsQuery(rule, use.feature)) uses.push({ ...use, place: placeIn(rule) });
    }
  });
  root.walkDecls((declaration) => {
    const owner = declaration.parent as Rule | AtRule;
    for (const feature of declarationPaths(declaration)) {
      if (!hasFallback(declaration, feature))
        note(feature, declaration, `${selectorOf(owner)} { ${declaration} }`);
    }
  });
  return uses;

  function note(feature: string, node: Node, code: string): void {
    if (!isTooNew(feature) || hasSupportsQuery(node, feature)) return;
    uses.push({ feature, place: placeIn(node), code: shortened(code) });
  }

  function placeIn({ source }: Node): string {
    return placeOf(source?.start?.line ?? 1, (source?.start?.column ?? 1) - 1);
  }
}

function atRulePaths({ name, params, nodes }: AtRule): string[] {
  const path = `css.at-rules.${name}`;
  const features = Array.from(
    params.matchAll(/\(\s*(?:min-|max-)?([\w-]+)/g),
    ([, feature]) => `${path}.${feature}`,
  );
  const more = [
    ...(name === "media" && /[<>]/.test(params) ? [`${path}.range_syntax`] : []),
    ...(name === "media" && /\)\s*or\s*\(/.test(params) ? [`${path}.or_syntax`] : []),
    ...(name === "supports" && /selector\(/.test(params) ? [`${path}.selector`] : []),
  ];
  const descriptors = (nodes ?? []).flatMap((node) => (node.type === "decl" ? [`${path}.${node.prop}`] : []));
  return [path, ...(name === "media" ? features : []), ...more, ...(name === "font-face" ? descriptors : [])];
}

const units: readonly (readonly [RegExp, string])[] = [
  [/^d(?:v[whib]|vmin|vmax)$/, "css.types.length.viewport_percentage_units_dynamic"],
  [/^s(?:v[whib]|vmin|vmax)$/, "css.types.length.viewport_percentage_units_small"],
  [/^l(?:v[whib]|vmin|vmax)$/, "css.types.length.viewport_percentage_units_large"],
  [/^cq(?:[whib]|min|max)$/, "css.types.length.container_query_length_units"],
];

/** Returns the paths of a declaration's parts. Paths that are not in the data never count as too new. */
function declarationPaths(declaration: Declaration): string[] {
  const { prop, value, parent } = declaration;
  if (prop.startsWith("-") || (parent as AtRule).name === "font-face") return valuePaths("", value);
  const path = `css.properties.${prop}`;
  if (isTooNew(path)) return [path];
  const isBehind = /::backdrop/.test(selectorOf(parent as Rule)) && /var\(/.test(value);
  return [
    path,
    ...valuePaths(path, value),
    ...(prop === "content" && /["')]\s*\/\s*["']/.test(value) ? [`${path}.alt_text`] : []),
    ...(prop === "text-decoration" && /\d/.test(value) ? [`${path}.includes_thickness`] : []),
    // The data for `allow-discrete` itself start with the versions that accepted any keyword there.
    ...(value.includes("allow-discrete") ? ["css.properties.transition-behavior"] : []),
    ...(isBehind && !definesItself(declaration)
      ? ["css.selectors.backdrop.inherit_from_originating_element"]
      : []),
  ];
}

function valuePaths(path: string, value: string): string[] {
  const paths: string[] = [];
  valueParser(value).walk((node) => {
    if (node.type === "function" && node.value !== "")
      paths.push(`${path}.${node.value}`, ...typePaths(node.value));
    if (node.type === "function" && node.value === "url") return false;
    if (node.type !== "word") return undefined;
    const unit = valueParser.unit(node.value);
    if (!unit) paths.push(`${path}.${node.value}`);
    else
      paths.push(
        `css.types.length.${unit.unit}`,
        ...units.filter(([known]) => known.test(unit.unit)).map(last),
      );
    return undefined;
  });
  return paths;
}

const last = ([, path]: readonly [RegExp, string]) => path;

/** Returns the paths of a CSS function, which the data list below the types of its value. */
function typePaths(name: string): string[] {
  if (name === "linear") return ["css.types.easing-function.linear-function"];
  return ["css.types", "css.types.color", "css.types.gradient", "css.types.image", "css.types.basic-shape"]
    .map((type) => `${type}.${name}`)
    .filter((path) => dataAt(path)?.__compat);
}

/** Whether rules for backdrops define every custom property that a declaration uses. */
function definesItself(declaration: Declaration): boolean {
  const named = Array.from(declaration.value.matchAll(/var\((--[\w-]+)/g), ([, name]) => name);
  const defined = new Set<string>();
  declaration.root().walkDecls(/^--/, ({ prop, parent }) => {
    if (/::backdrop/.test(selectorOf(parent as Rule))) defined.add(prop);
  });
  return named.every((name) => name !== undefined && defined.has(name));
}

/**
 * Whether an earlier declaration in the same rule sets the same property in an older way. A prefixed one is a fallback for
 * a new property but not for a new value, because Autoprefixer copies the value. A value with `var()` has no fallback,
 * since it is valid at parse time and engines drop the earlier declaration.
 */
function hasFallback(declaration: Declaration, feature: string): boolean {
  const { parent, prop, value } = declaration;
  if (feature !== `css.properties.${prop}` && value.includes("var(")) return false;
  const before = (parent as Container).nodes?.slice(0, parent?.index(declaration)) ?? [];
  return before.some((other) => {
    if (other.type !== "decl" || declarationPaths(other).some(isTooNew)) return false;
    const isPrefixed = feature === `css.properties.${prop}` && other.prop.replace(/^-\w+-/, "") === prop;
    return other.prop === prop || isPrefixed;
  });
}

/** Whether an `@supports` rule around a part of a style sheet contains the last part of a feature's path. */
function hasSupportsQuery(node: Node, feature: string): boolean {
  const [name = ""] = feature.split(".").slice(feature.startsWith("css.properties") ? 2 : -1);
  const unit = units.find(([, path]) => path === feature)?.[0];
  for (let above = node.parent; above && above.type !== "root"; above = above.parent as typeof above) {
    const { name: kind, params } = above as AtRule;
    if (kind !== "supports") continue;
    if (params.includes(name) || params.match(/[a-z]+/g)?.some((word) => unit?.test(word))) return true;
  }
  return false;
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === "atrule" && /keyframes$/.test((parent as AtRule).name);
}

/** Returns the selector of a rule, of its parent rule or of the first rule inside it. */
function selectorOf(rule: Rule | AtRule): string {
  if (rule.type === "rule")
    return isKeyframe(rule) ? `@keyframes ${(rule.parent as AtRule).params}` : rule.selector;
  if (rule.parent?.type === "rule") return (rule.parent as Rule).selector;
  const inside = rule.nodes?.find((node) => node.type === "rule");
  return inside ? (inside as Rule).selector : `@${rule.name}`;
}
