import bcd, { type Identifier, type SimpleSupportStatement } from "@mdn/browser-compat-data";
import { oldestEngines } from "../../gatsby/offline/oldest-engines";
import { memoize } from "../../shared/memoize";

/** The keys of MDN's compatibility data, and the names, for the engines in `browserslist`. */
const engines = {
  safari: { key: "safari", name: "Safari" },
  ios_saf: { key: "safari_ios", name: "iOS" },
  chrome: { key: "chrome", name: "Chrome" },
  firefox: { key: "firefox", name: "Firefox" },
  edge: { key: "edge", name: "Edge" },
} as const;

const supported = Array.from(oldestEngines(), ([engine, oldest]) => {
  if (!(engine in engines))
    throw new Error(
      `package.json: "browserslist" contains "${engine}", but this check only knows ${Object.keys(engines).join(", ")}.`,
    );
  return { ...engines[engine as keyof typeof engines], oldest };
});

/** The supported engines with their oldest versions: "Safari 15.4, iOS 15.4, Chrome 100". */
export const supportedEngines = supported.map(({ name, oldest }) => `${name} ${oldest}`).join(", ");

/** Returns the part of MDN's compatibility data at a path; undefined if there is none. */
export function dataAt(path: string): Identifier | undefined {
  const root = bcd as unknown as Identifier;
  return path.split(".").reduce<Identifier | undefined>((part, name) => ownPart(part, name), root);
}

function ownPart(part: Identifier | undefined, name: string): Identifier | undefined {
  return part && name !== "__compat" && Object.hasOwn(part, name) ? part[name] : undefined;
}

/** Whether a feature is in the data, and some supported engine lacks it without a prefix or flag. */
export const isTooNew = memoize((path: string): boolean => {
  const lacking = supported.filter(({ key, oldest }) => {
    const statements = statementsOf(path, key);
    return statements.length > 0 && !statements.some((statement) => isSince(statement, oldest));
  });
  return lacking.some(({ key }) => !isForOtherDevices(path, key));
});

/**
 * Whether Safari has a feature only on the other kind of device: touch on phones; styles of the mouse pointer, scrollbars
 * and tabs on Macs. JavaScript APIs are needed on both.
 */
function isForOtherDevices(path: string, engine: string): boolean {
  const isNever = statementsOf(path, engine as "safari").every(
    ({ version_added }) => version_added === false,
  );
  const other = { safari: "safari_ios", safari_ios: path.startsWith("api") ? undefined : "safari" }[engine];
  return (
    isNever && statementsOf(path, other as "safari").some(({ version_added }) => version_added !== false)
  );
}

/** Lists the first version of each engine that has a feature: "Safari 17, iOS 17, Chrome 120, Firefox never". */
export function firstVersions(path: string): string {
  return supported
    .map(({ key, name }) => {
      const versions = statementsOf(path, key)
        .filter(isPlain)
        .map(({ version_added }) => version_added);
      return `${name} ${versions.find((version) => version !== false) || "never"}`;
    })
    .join(", ");
}

function statementsOf(path: string, engine: keyof typeof bcd.browsers): SimpleSupportStatement[] {
  const statements = dataAt(path)?.__compat?.support[engine];
  return statements === undefined ? [] : [statements].flat();
}

function isPlain({ flags, prefix, alternative_name }: SimpleSupportStatement): boolean {
  return !flags && !prefix && !alternative_name;
}

function isSince(statement: SimpleSupportStatement, oldest: string): boolean {
  const { version_added: added } = statement;
  if (!isPlain(statement) || !added || added === "preview") return false;
  return added.replace("≤", "").localeCompare(oldest, "en", { numeric: true }) <= 0;
}
