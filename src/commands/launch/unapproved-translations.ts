import type { Content } from "../../content-check/read-content";
import { pageOf } from "../../content-check/source-file";
import { valueAt } from "../../content-check/values";
import type { LaunchBlocker } from "./launch-blocker";

/** Finds translations that no medical translator has approved, with a name and a day. */
export function findUnapprovedTranslations({ translations, languages }: Content): LaunchBlocker[] {
  return translations.flatMap(({ name, value, language, original }) => {
    if (valueAt(value, ["approved"]) !== undefined) return [];
    const { value: about } = languages.find(({ code }) => code === language) ?? {};
    const into = String(valueAt(about, ["english"]) ?? language);
    const what = `${pageOf(original) ?? original.name} in ${into} awaits a medical translator`;
    return [
      { group: "Translations that a medical translator must approve" as const, file: name, line: 1, what },
    ];
  });
}
