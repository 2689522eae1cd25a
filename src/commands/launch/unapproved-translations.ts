import type { Content } from "../../content-check/read-content";
import { pageOf } from "../../content-check/source-file";
import { languagesOf } from "../../content-check/translations/languages";
import { findUntranslated } from "../../content-check/translations/translation-warnings";
import { valueAt } from "../../content-check/values";
import type { LaunchBlocker } from "./launch-blocker";

/** Finds texts that pages of other languages show in English, or in a translation that is older than its text. */
export function findUntranslatedTexts(content: Content): LaunchBlocker[] {
  const live = languagesOf(content).map(({ code }) => code);
  const languages = content.languages.filter(({ code }) => live.includes(code));
  return findUntranslated({ ...content, languages }).map(({ file, location, found }) => ({
    group: "Texts that are not translated" as const,
    file,
    line: location?.line ?? 1,
    what: found,
  }));
}

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
