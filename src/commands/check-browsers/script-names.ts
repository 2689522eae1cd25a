import { dataAt, isTooNew } from "./support";

/** Maps names in scripts to the path of a feature that is too new for some supported engine. */
export interface ScriptNames {
  /** Global variables: "structuredClone". */
  readonly globals: ReadonlyMap<string, string>;
  /** Static members of global variables: "URL.canParse". */
  readonly statics: ReadonlyMap<string, string>;
  /** Classes that are older than their constructors: "CSSStyleSheet". */
  readonly constructors: ReadonlyMap<string, string>;
  /** Methods and properties of any object: "checkVisibility". Names that an older feature has, too, are left out. */
  readonly members: ReadonlyMap<string, string>;
  /** Events: "beforetoggle". */
  readonly events: ReadonlyMap<string, string>;
}

/** Collects feature paths by name, to find the names of which every path is too new. */
class Names {
  private readonly paths = new Map<string, string[]>();

  add(name: string, path: string): void {
    this.paths.set(name, [...(this.paths.get(name) ?? []), path]);
  }

  /** Leaves out members of objects that are too new themselves, because scripts get those through another new name. */
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

/** Collects the names from MDN's compatibility data for Web APIs and JavaScript's built-in objects. */
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

/** Returns the names directly below a path that have compatibility data. */
function namesIn(path: string): string[] {
  const data = dataAt(path) ?? {};
  return Object.keys(data).filter((name) => dataAt(`${path}.${name}`)?.__compat || name === "_globals");
}

/** Whether a member is on the prototype. The data do not say so, but the URLs of the specification do. */
function isOfPrototype(path: string): boolean {
  return [dataAt(path)?.__compat?.spec_url ?? ""].flat().some((url) => /prototype/i.test(url));
}
