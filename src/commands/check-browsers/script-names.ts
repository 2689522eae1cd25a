import { dataAt, isTooNew } from "./support";

/** What names in a script stand for: each leads to the path of a feature that is too new for some supported engine. */
export interface ScriptNames {
  /** Variables that nothing declares: "structuredClone". */
  readonly globals: ReadonlyMap<string, string>;
  /** Members of those: "URL.canParse". */
  readonly statics: ReadonlyMap<string, string>;
  /** Classes that existed before they could be constructed: "CSSStyleSheet". */
  readonly constructors: ReadonlyMap<string, string>;
  /** Methods and properties of any object: "checkVisibility". Names that something older has too are left out. */
  readonly members: ReadonlyMap<string, string>;
  /** Events: "beforetoggle". */
  readonly events: ReadonlyMap<string, string>;
}

/** Collects the paths by name, and in the end keeps those names of which every path is too new. */
class Names {
  private readonly paths = new Map<string, string[]>();

  add(name: string, path: string): void {
    this.paths.set(name, [...(this.paths.get(name) ?? []), path]);
  }

  /** Without members of what is itself too new: a script reaches such an object through another name of these. */
  allTooNew(): Map<string, string> {
    const found = new Map<string, string>();
    for (const [name, paths] of this.paths) {
      const reachable = paths.find((path) => !isTooNew(path.slice(0, path.lastIndexOf("."))));
      if (reachable && paths.every(isTooNew)) found.set(name, reachable);
    }
    return found;
  }
}

const globalObjects = ["Window", "WorkerGlobalScope", "ServiceWorkerGlobalScope"];

/** Reads the names out of MDN's compatibility data of the web's interfaces and of JavaScript's own objects. */
export function scriptNames(): ScriptNames {
  const [globals, statics, constructors, members, events] = Array.from({ length: 5 }, () => new Names()) as [
    Names,
    Names,
    Names,
    Names,
    Names,
  ];

  for (const name of namesIn("api._globals")) {
    globals.add(name, `api._globals.${name}`);
    members.add(name, `api._globals.${name}`);
  }
  for (const owner of namesIn("api")) {
    const path = `api.${owner}`;
    if (owner !== "_globals") globals.add(owner, path);
    for (const key of namesIn(path)) addInterfaceMember(owner, key, `${path}.${key}`);
  }
  for (const owner of namesIn("javascript.builtins")) {
    const path = `javascript.builtins.${owner}`;
    globals.add(owner, path);
    for (const key of namesIn(path)) {
      if (key === owner) continue;
      if (isOfPrototype(`${path}.${key}`)) members.add(key, `${path}.${key}`);
      else statics.add(`${owner}.${key}`, `${path}.${key}`);
    }
  }
  return {
    globals: globals.allTooNew(),
    statics: statics.allTooNew(),
    constructors: constructors.allTooNew(),
    members: members.allTooNew(),
    events: events.allTooNew(),
  };

  function addInterfaceMember(owner: string, key: string, path: string): void {
    if (key === owner) constructors.add(owner, path);
    else if (key.endsWith("_static")) statics.add(`${owner}.${key.replace("_static", "")}`, path);
    else if (key.endsWith("_event")) events.add(key.replace("_event", ""), path);
    else if (/^\w+$/.test(key) && !key.includes("_")) {
      members.add(key, path);
      if (globalObjects.includes(owner)) globals.add(key, path);
    }
  }
}

/** Names below a path that have data of their own. */
function namesIn(path: string): string[] {
  const data = dataAt(path) ?? {};
  return Object.keys(data).filter((name) => dataAt(`${path}.${name}`)?.__compat || name === "_globals");
}

/** The data do not say which of JavaScript's methods are static, but the addresses in its specification do. */
function isOfPrototype(path: string): boolean {
  return [dataAt(path)?.__compat?.spec_url ?? ""].flat().some((url) => /prototype/i.test(url));
}
