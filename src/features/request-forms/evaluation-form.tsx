import { Field } from "../../components/form/field";
import * as styles from "../../components/form/form.module.css";
import { useCatalog, useWords } from "../../hooks/use-words";
import { requests } from "../../words/en/requests";
import { ContactFields, MessageField } from "./contact-fields";
import { RequestFormFrame } from "./request-form";
import { TalkFields } from "./talk-fields";
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
      <div className={styles.sideBySide}>
        <Field name="name" label={words.name} error={errors.name}>
          {(control) => <input {...control} type="text" autoComplete="name" />}
        </Field>
        <ContactFields phoneKeyboard="tel" errors={errors} />
      </div>
      <MessageField error={errors.message} />
      <TalkFields errors={errors} />
    </RequestFormFrame>
  );
}
