import { problemAt } from "../../content-check/problem-at";
import type { Content } from "../../content-check/read-content";
import { entriesOf, textOf, valueAt } from "../../content-check/values";
import type { LaunchBlocker } from "./launch-blocker";

/** Finds languages of data/notices.json without a published translation: they show the English sentence. */
export function findUntranslatedNotices({ files }: Content): LaunchBlocker[] {
  return files
    .filter(({ collection }) => collection === "notices")
    .flatMap((file) =>
      entriesOf(valueAt(file.value, ["languages"])).flatMap((language, index) => {
        if (textOf(language, "text") !== undefined) return [];
        const { location } = problemAt(file, ["languages", index], { found: "", expected: "", fix: "" });
        const what = textOf(language, "name") ?? "";
        return [
          { group: "Languages without a translation" as const, file: file.name, line: location?.line, what },
        ];
      }),
    );
}
