import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../components/button";
import { Disclosure } from "../../components/disclosure";
import * as styles from "../../components/form/form.module.css";
import type { FieldErrors, Values } from "../../components/form/values";
import { useEnd } from "../../hooks/use-end";
import { useLazy } from "../../hooks/use-lazy";
import { useCatalog, useWords } from "../../hooks/use-words";
import { forms, referral } from "../../words/en/requests";
import { printing } from "../../words/en/sections";
import { ReferralField } from "./referral-field";

interface ReferralPartProps {
  part: Queries.ReferralSheetFragment["parts"][number];
  /** The names of the services that can be chosen. */
  services: readonly string[];
  errors: FieldErrors;
}

/** One part of the referral form: its heading and fields, folded away at first if the content says so. */
function ReferralPart({ part, services, errors }: ReferralPartProps) {
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

/**
 * The referral form. It is validated and printed, and its values are never sent or stored: no draft, no autocomplete, no spell
 * checking. Only when its scripts are missing and the provider loads the page again, this tab keeps them until it is loaded. They
 * end after an hour without a touch. `method=dialog`, so that a native submit never puts values into the URL.
 */
export function ReferralForm({ sheet }: { sheet: Queries.ReferralSheetFragment }) {
  const words = useWords({ referral });
  const { help } = useWords({ printing });
  const formWords = useWords({ forms });
  const catalog = useCatalog();
  const form = useRef<HTMLFormElement>(null);
  const { value: paperParts, hasFailed, load } = useLazy(loadPrinting);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [paper, setPaper] = useState<Values>();
  const [status, setStatus] = useState<string>();
  const { ErrorSummary, PrintedReferral } = paperParts ?? {};

  useEnd(form, () => {
    form.current?.reset();
    setStatus(formWords.ended);
  });
  const fields = sheet.parts.flatMap((part) => part.fields);

  /** After a failure only the button retries: hiding the error at any touch would move what is clicked. */
  function preload() {
    if (!hasFailed) load();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    load();
    const loaded = await loadPrinting().catch(() => undefined);
    if (!form.current || !loaded) return;
    const values = loaded.readReferral(form.current, fields);
    const found = loaded.checkReferral(fields, values, catalog);
    setErrors(found);
    setAttempt((count) => count + 1);
    if (Object.keys(found).length === 0) setPaper(values);
  }

  function printAnyway() {
    if (form.current && paperParts) setPaper(paperParts.readReferral(form.current, fields));
  }

  function finish(isPrinted: boolean) {
    setPaper(undefined);
    setStatus(isPrinted ? sheet.afterwards : help);
  }

  function clearRest() {
    setErrors({});
    setStatus(formWords.cleared);
  }

  const services = sheet.services.map(({ name }) => name);
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      autoComplete="off"
      spellCheck={false}
      data-replay-click
      onSubmit={submit}
      onInput={() => setStatus(undefined)}
      onReset={clearRest}
      onFocus={preload}
      onPointerDown={preload}
      className={styles.sheet}
    >
      {ErrorSummary && Object.keys(errors).length > 0 && (
        <ErrorSummary key={attempt} errors={errors} heading={words.lookFirst}>
          <Button look="tool" onClick={printAnyway}>
            {words.printAnyway}
          </Button>
        </ErrorSummary>
      )}
      {sheet.parts.map((part) => (
        <ReferralPart key={part.name} part={part} services={services} errors={errors} />
      ))}
      <p role="status" className={styles.status}>
        {hasFailed ? words.notLoaded : status}
      </p>
      <div>
        <Button look="tool" type="submit">
          {words.print}
        </Button>{" "}
        <Button look="tool" type="reset">
          {formWords.clear}
        </Button>
      </div>
      {paper && PrintedReferral && <PrintedReferral sheet={sheet} values={paper} onDone={finish} />}
    </form>
  );
}

const loadPrinting = () => import("./referral-form-lazy");
