import { graphql } from "gatsby";
import { Actions } from "../components/actions";
import { Band } from "../components/band";
import { Button } from "../components/button";
import { CheckedSource } from "../components/checked-source";
import { CallLink } from "../components/contact-links";
import { Folded, FoldedList } from "../components/disclosure";
import * as formStyles from "../components/form/form.module.css";
import { RichText } from "../components/rich-text";
import { useWords } from "../hooks/use-words";
import { ageChoices, groupByAges, nameOfAges } from "../shared/site/ages";
import * as shapes from "../styles/shapes.module.css";
import { ages } from "../words/en/sections";

/** Who else helps, grouped by the age of the child. The question shows only what fits: src/elements/controls.ts. */
export function HelpByAge({ block }: { block: Queries.HelpByAgeFragment }) {
  const { anchor, heading, text, question, privacy, helpers, actions } = block;
  const ageWords = useWords({ ages });
  const choices = ageChoices(helpers).map((choice, index) => ({
    value: `${index}`,
    name: nameOfAges(choice, ageWords),
  }));
  return (
    <Band
      block={{ anchor, heading }}
      below={
        <age-choice>
          {choices.length > 0 && (
            <fieldset className={`${formStyles.choices} requires-js`}>
              <legend className={formStyles.label}>{question}</legend>
              <div className={formStyles.form}>
                <span className={formStyles.help}>{privacy}</span>
                <div className={formStyles.foot}>
                  {[...choices, { value: "all", name: ageWords.all }].map(({ value, name }) => (
                    <Button key={value} look="secondary" value={value} aria-pressed={value === "all"}>
                      {name}
                    </Button>
                  ))}
                </div>
                <p role="status" className={formStyles.status} />
              </div>
            </fieldset>
          )}
          {groupByAges(helpers, ageWords).map((group) => (
            <div key={group.name} data-ages={["all", ...group.choices].join(" ")}>
              <div className={shapes.stack}>
                <h3>{group.name}</h3>
                <FoldedList>
                  {group.entries.map(({ title, text: words, phone, source, checked }) => (
                    <Folded key={title} title={title} level="h4">
                      {phone && <CallLink phone={phone} />}
                      <RichText html={words} />
                      <CheckedSource source={source} checked={checked} />
                    </Folded>
                  ))}
                </FoldedList>
              </div>
            </div>
          ))}
          <Actions actions={actions} />
        </age-choice>
      }
    >
      <RichText html={text} />
    </Band>
  );
}

export const fragment = graphql`
  fragment HelpByAge on HelpByAgeBlock {
    anchor
    heading
    text
    question
    privacy
    helpers {
      title
      text
      phone
      fromAge
      untilAge
      source {
        ...Action
      }
      checked
    }
    actions {
      ...Action
    }
  }
`;
