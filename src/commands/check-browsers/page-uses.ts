import { type DefaultTreeAdapterMap, defaultTreeAdapter, html, parse } from "parse5";
import { dataAt, isTooNew } from "./support";
import type { Use } from "./use";

type Element = DefaultTreeAdapterMap["element"];
type Parent = DefaultTreeAdapterMap["parentNode"];

/** Returns the text of a page's inline styles and scripts, including those in templates, but without JSON data. */
export function partsOf(page: string) {
  const elements = [...elementsIn(parse(page))];
  const textsOf = (tag: string) =>
    elements
      .filter(({ tagName }) => tagName === tag)
      .filter(isCode)
      .map(textOf);
  return { styles: textsOf("style"), scripts: textsOf("script").filter(Boolean) };
}

/** Finds the elements, attributes and input types of a page that some supported engine lacks. */
export function pageUses(page: string, place: string): Use[] {
  const uses = new Map<string, Use>();
  for (const element of elementsIn(parse(page))) {
    for (const feature of pathsOf(element)) {
      if (isTooNew(feature)) uses.set(feature, { feature, place, code: openingTagOf(element, feature) });
    }
  }
  return [...uses.values()];
}

function* elementsIn(parent: Parent): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    yield child;
    yield* elementsIn(
      child.tagName === "template" ? defaultTreeAdapter.getTemplateContent(child as never) : child,
    );
  }
}

function isCode({ attrs }: Element): boolean {
  return !attrs.some(({ name, value }) => name === "type" && /json/.test(value));
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : "")).join("");
}

function pathsOf({ tagName, attrs, namespaceURI }: Element): string[] {
  if (namespaceURI !== html.NS.HTML) return [];
  const element = `html.elements.${tagName}`;
  const ofAttributes = attrs.flatMap(({ name, value }) => {
    const own = `${element}.${name}`;
    const path = dataAt(own)?.__compat ? own : `html.global_attributes.${name}`;
    return [path, `${path}.${value}`, `${element}.${name}_${value}`];
  });
  return [element, ...ofAttributes.filter((path) => !/\.$/.test(path))];
}

function openingTagOf({ tagName, attrs }: Element, feature: string): string {
  const named = attrs.find(({ name }) => feature.split(".").some((step) => step.replace(/_.*/, "") === name));
  return named ? `<${tagName} ${named.name}="${named.value}">` : `<${tagName}>`;
}
