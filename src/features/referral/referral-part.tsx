import { Disclosure } from "../../components/disclosure";
import * as styles from "../../components/form/form.module.css";
import type { FieldErrors } from "../../components/form/form-errors";
import { ReferralField } from "./referral-field";

interface ReferralPartProps {
  part: Queries.ReferralSheetFragment["parts"][number];
  /** The names of the services that can be chosen. */
  services: readonly string[];
  errors: FieldErrors;
}

/** One part of the referral form: its heading and fields, folded away at first if the content says so. */
export function ReferralPart({ part, services, errors }: ReferralPartProps) {
  const fields = (
    <div className={styles.sideBySide}>
      {part.fields.map((field) => (
        <ReferralField key={field.name} field={field} services={services} error={errors[field.name]} />
      ))}
    </div>
  );
  if (part.isFolded) {
    return (
      <Disclosure summary={part.name} isBare>
        {fields}
      </Disclosure>
    );
  }
  return (
    <div className={styles.sheet}>
      <h3>{part.name}</h3>
      {fields}
    </div>
  );
}
