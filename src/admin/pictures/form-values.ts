import { isRecord, valueAt } from "../../content-check/values";

/** Fields whose words name an entry, the best one first. */
const names = ["id", "heading", "title", "name"] as const;

/**
 * The words that name what a picture belongs to: those of the smallest entry around its field that has any.
 * @param data what is in the forms
 * @param keyPath where the picture's field is, such as "blocks.2.image.src"
 */
export function nameAround(data: unknown, keyPath: string): string {
  const named = valuesAround(data, keyPath)
    .toReversed()
    .flatMap((value) => names.map((name) => value[name]));
  return named.find((value): value is string => typeof value === "string" && value !== "") ?? "";
}

/** Whether the entry around a picture's field has a video that the picture plays. */
export function hasVideo(data: unknown, keyPath: string): boolean {
  return valuesAround(data, keyPath).some(
    ({ videoLink }) => typeof videoLink === "string" && videoLink !== "",
  );
}

/** The groups of fields around a field, the outermost first. */
function valuesAround(data: unknown, keyPath: string): Readonly<Record<string, unknown>>[] {
  const path = keyPath.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return path.map((_, index) => valueAt(data, path.slice(0, index))).filter(isRecord);
}
