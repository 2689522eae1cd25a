import { graphql } from "gatsby";
import { Field } from "../../components/form/field";
import * as styles from "../../components/form/form.module.css";
import { useWords } from "../../hooks/use-words";
import { referral } from "../../words/en/requests";

interface ReferralFieldProps {
  field: Queries.SheetFieldFragment;
  /** The names of the services that can be chosen. */
  services: readonly string[];
  error: string | undefined;
}

/** One field of the referral form. A signature field is only a line, for the printed form. */
export function ReferralField({ field, services, error }: ReferralFieldProps) {
  const words = useWords({ referral });
  const { name, label, kind, isOptional } = field;
  if (kind === "signature") {
    return (
      <div>
        <p className={styles.label}>{label}</p>
        <hr />
      </div>
    );
  }
  if (kind === "choices" || kind === "services") {
    const choices = kind === "services" ? services : (field.choices ?? []);
    return (
      <fieldset
        id={`field-${name}`}
        tabIndex={-1}
        aria-describedby={error && `field-${name}-error`}
        className={styles.choices}
      >
        <legend className={styles.label}>{label}</legend>
        {error && (
          <p id={`field-${name}-error`} className={styles.error}>
            {error}
          </p>
        )}
        {choices.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input type="checkbox" name={name} value={choice} className={styles.box} /> {choice}
          </label>
        ))}
      </fieldset>
    );
  }
  const help = kind === "date" ? { help: words.dateHelp } : {};
  return (
    <Field name={name} label={label} error={error} isOptional={isOptional ?? false} {...help}>
      {(control) =>
        kind === "lines" ? (
          <textarea {...control} rows={3} maxLength={400} />
        ) : (
          <input {...control} type={kind === "phone" ? "tel" : "text"} maxLength={80} />
        )
      }
    </Field>
  );
}

export const fragment = graphql`
  fragment SheetField on SheetField {
    name
    label
    kind
    choices
    isOptional
  }
`;
