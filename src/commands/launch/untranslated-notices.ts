import type { Content } from "../../content-check/read-content";
import { entriesOf, textOf, valueAt } from "../../content-check/values";
import { blockerAt, type LaunchBlocker } from "./launch-blocker";

/** Finds languages of data/notices.json without a published translation: they show the English sentence. */
export function findUntranslatedNotices({ files }: Content): LaunchBlocker[] {
  return files
    .filter(({ collection }) => collection === "notices")
    .flatMap((file) =>
      entriesOf(valueAt(file.value, ["languages"])).flatMap((language, index) => {
        if (textOf(language, "text") !== undefined) return [];
        const name = textOf(language, "name") ?? "";
        return [blockerAt(file, ["languages", index], "Languages without a translation", name)];
      }),
    );
}
