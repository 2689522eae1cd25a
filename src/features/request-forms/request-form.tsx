import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { Button } from "../../components/button";
import * as styles from "../../components/form/form.module.css";
import { CallUs } from "../../components/form/notice";
import { Sentence } from "../../components/sentence";
import { useClinic } from "../../hooks/use-clinic";
import { useWords } from "../../hooks/use-words";
import { formatHours } from "../../shared/clinic/hours";
import { relayPath } from "../../shared/request/relay-contract";
import { dates } from "../../words/en/dates";
import { forms, requests } from "../../words/en/requests";
import { CaptchaField } from "./captcha-field";
import { storedNames } from "./draft";
import type { RequestForm } from "./use-request-form";

interface RequestFormFrameProps {
  form: RequestForm;
  /** The button's label while the request is being sent. */
  busyLabel: string;
  children: ReactNode;
}

/**
 * Everything around the fields of both forms: the result of the last submit, the captcha, the button and the
 * phone number. A submit before hydration is replayed (`data-replay-click`); without JavaScript a text
 * replaces the form. `method=post`, so that a native submit never puts values into the URL.
 */
export function RequestFormFrame({ form, busyLabel, children }: RequestFormFrameProps) {
  const { currentHours } = useClinic();
  const words = useWords({ requests });
  const formWords = useWords({ forms });
  const dateWords = useWords({ dates });
  const callParts = { call: <CallUs />, hours: formatHours(currentHours, dateWords) };
  const isOnline = useOnline();
  const status = useRef<HTMLParagraphElement>(null);
  const { phase, errors, submitHandler, Toasts } = form;
  const { Confirmation, ErrorSummary, FailureNotice } = submitHandler.value ?? {};
  const isSending = phase.kind === "sending";
  const hasErrors = Object.keys(errors).length > 0;

  // The focused button is disabled while sending; without this, focus would move to the top of the page.
  useEffect(() => {
    if (isSending) status.current?.focus({ preventScroll: true });
  }, [isSending]);

  function turnTo() {
    form.touch();
    form.preload();
  }

  /** One text, because React can't remove one of several that a translator has moved into an element of its own. */
  const said = [
    isSending && words.onItsWay,
    (phase.kind === "cleared" || phase.kind === "ended") && formWords[phase.kind],
    submitHandler.hasFailed && isOnline && words.notLoaded,
    !isOnline && words.offline,
  ];

  return (
    <>
      <noscript>
        <p className={styles.withoutScript}>
          <Sentence text={words.withoutScript} parts={callParts} />
        </p>
      </noscript>
      <form
        ref={form.form}
        method="post"
        action={relayPath}
        noValidate
        data-app="touch"
        data-stored={storedNames(form.name)}
        data-replay-click
        onSubmit={form.submit}
        onKeyDown={form.touch}
        onInput={() => form.storeDraft()}
        onReset={form.clearRest}
        onFocus={turnTo}
        onPointerDown={turnTo}
        className={styles.form}
      >
        {phase.kind === "sent" && Confirmation && <Confirmation />}
        {hasErrors && ErrorSummary && <ErrorSummary key={form.attempt} errors={errors} />}
        <p className={styles.help}>
          <Sentence text={words.fillAll} parts={{ mark: <span className={styles.mark}>*</span> }} />
        </p>
        {children}
        {phase.kind === "failed" && FailureNotice && (
          <FailureNotice key={form.attempt} failure={phase.failure} />
        )}
        <CaptchaField form={form} error={errors.captcha} />
        <p ref={status} role="status" tabIndex={-1} className={styles.status}>
          {said.filter(Boolean).join(" ")}
        </p>
        <div className={styles.foot}>
          <Button look="submit" type="submit" disabled={isSending}>
            {isSending ? busyLabel : words.send}
          </Button>
          <p className={styles.note}>
            <Sentence text={words.orCall} parts={callParts} />
          </p>
          <Button look="secondary" type="reset" disabled={isSending}>
            {formWords.clear}
          </Button>
        </div>
      </form>
      {Toasts && <Toasts />}
    </>
  );
}

/** False while the browser is offline; true in the server-rendered HTML and during hydration. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(notify: () => void): () => void {
  const listening = new AbortController();
  for (const type of ["online", "offline"]) addEventListener(type, notify, { signal: listening.signal });
  return () => listening.abort();
}
