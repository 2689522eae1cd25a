import { graphql } from "gatsby";
import { Fragment } from "react";
import { Band } from "../components/band";
import { useClinic } from "../hooks/use-clinic";
import { usePageLanguage } from "../hooks/use-page-language";
import { telephoneLink } from "../shared/clinic/contact";
import * as styles from "./language-notices.module.css";

/** A text in any language, with the number as a link that keeps its direction: in Arabic, its parts would trade places. */
function TextWithPhone({ text }: { text: string }) {
  const number = useClinic().phones.main.replace(/[\u2066\u2069]/g, "");
  return text.split(number).map((part, index) => (
    // The parts of a text never change their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>
      {index > 0 && (
        <a href={telephoneLink(number)} dir="ltr">
          {number}
        </a>
      )}
      {part}
    </Fragment>
  ));
}

/**
 * The notice that language help is free: in English, then in each language, marked with its `lang` and `dir`.
 * A language without a published translation shows the English sentence.
 */
export function LanguageNotices({ block }: { block: Queries.LanguageNoticesFragment }) {
  const { english, languages } = block.notices;
  const { direction, paths } = usePageLanguage();
  // Only a page in another language has them: on an English page, no visitor pays for saying so.
  const inEnglish = paths && { lang: "en", dir: direction && "ltr" };
  return (
    <Band
      block={block}
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
                  <TextWithPhone text={text} />
                </p>
              ) : (
                <p {...inEnglish}>
                  <TextWithPhone text={english} />
                </p>
              )}
            </li>
          ))}
        </ul>
      }
    >
      <p {...inEnglish}>
        <TextWithPhone text={english} />
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
