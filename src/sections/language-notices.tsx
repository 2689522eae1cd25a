import { graphql } from "gatsby";
import { Band } from "../components/band";
import { RichText } from "../components/rich-text";
import { TextWithPhone } from "../components/text-with-phone";
import { useClinic } from "../hooks/use-clinic";
import { usePageLanguage } from "../hooks/use-page-language";
import * as styles from "./language-notices.module.css";

/**
 * The notice that language help is free: in English, then in each language, marked with its `lang` and `dir`.
 * A language without a published translation shows the English sentence.
 */
export function LanguageNotices({ block }: { block: Queries.LanguageNoticesFragment }) {
  const { english, languages } = block.notices;
  const phone = useClinic().phones.main;
  const { direction, paths } = usePageLanguage();
  // Only a page in another language has them: on an English page, no visitor pays for saying so.
  const inEnglish = paths && { lang: "en", dir: direction && "ltr" };
  return (
    <Band
      anchor={block.anchor}
      heading={block.heading}
      below={
        <ul className={styles.notices}>
          {languages.map(({ name, ownName, lang, dir, text }) => (
            <li key={lang} className={styles.notice}>
              <h3>
                <span lang={lang} className={styles.script}>
                  {ownName}
                </span>
                {ownName !== name && ` (${name})`}
              </h3>
              {text ? (
                <p lang={lang} dir={dir} className={styles.script}>
                  <TextWithPhone text={text} phone={phone} />
                </p>
              ) : (
                <p {...inEnglish}>
                  <TextWithPhone text={english} phone={phone} />
                </p>
              )}
            </li>
          ))}
        </ul>
      }
    >
      {block.intro && <RichText html={block.intro} />}
      <p {...inEnglish}>
        <TextWithPhone text={english} phone={phone} />
      </p>
    </Band>
  );
}

export const fragment = graphql`
  fragment LanguageNotices on LanguageNoticesBlock {
    anchor
    heading
    intro
    notices {
      english
      languages {
        name
        ownName
        lang
        dir
        text
      }
    }
  }
`;
