import { Field } from "../../components/form/field";
import * as formStyles from "../../components/form/form.module.css";
import { Icon } from "../../components/icon";
import { useCatalog, useWords } from "../../hooks/use-words";
import { requests } from "../../words/en/requests";
import * as styles from "./evaluation-form.module.css";
import { ContactFields, MessageFields } from "./request-fields";
import { RequestFormFrame } from "./request-form";
import { useRequestForm } from "./use-request-form";

/** The form on Home that requests an evaluation. */
export function EvaluationForm() {
  const words = useWords({ requests });
  const catalog = useCatalog();
  const form = useRequestForm({
    name: "evaluation",
    loadSubmitHandler: () =>
      import("./evaluation-submit").then(({ evaluationSubmitHandler }) => evaluationSubmitHandler(catalog)),
  });
  const { errors } = form;
  return (
    <RequestFormFrame form={form} busyLabel={words.sendingEvaluation}>
      <div className={formStyles.sideBySide}>
        <Field name="name" label={words.name} error={errors.name}>
          {(control) => <input {...control} type="text" autoComplete="name" />}
        </Field>
        <ContactFields phoneKeyboard="tel" errors={errors} />
      </div>
      <MessageFields errors={errors} />
    </RequestFormFrame>
  );
}

/** The evaluation form in a panel that starts closed on phones and open on wider screens: see src/elements/controls.ts. */
export function EvaluationPanel({ heading, text }: { heading: string; text: string }) {
  return (
    <form-panel>
      <details data-app="touch" className={styles.panel} open>
        <summary className={styles.summary}>
          <h2>{heading}</h2>
          <Icon name="chevron" />
        </summary>
        <div className={styles.content}>
          <p>{text}</p>
          <EvaluationForm />
        </div>
      </details>
    </form-panel>
  );
}
