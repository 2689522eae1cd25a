import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../components/button";
import { CallUs } from "../../components/form/call-us";
import * as styles from "../../components/form/form.module.css";
import { useClinic } from "../../hooks/use-clinic";
import { useOnline } from "../../hooks/use-online";
import { formatHours } from "../../shared/clinic/hours";
import { relayPath } from "../../shared/request/relay-contract";
import { CaptchaField } from "./captcha-field";
import type { RequestForm } from "./use-request-form";

interface FormFrameProps {
  form: RequestForm;
  /** What the button says while the request is on its way. */
  busyLabel: string;
  children: ReactNode;
}

/**
 * What both forms have around their fields: what became of the last attempt, the captcha, the button, and the other
 * way to reach the clinic. What is pressed before the page's script can send is done again then (`data-replay-click`); without
 * script, words stand in the form's place. POST, so that no browser ever puts what was typed into an address.
 */
export function RequestFormFrame({ form, busyLabel, children }: FormFrameProps) {
  const { hours } = useClinic();
  const isOnline = useOnline();
  const status = useRef<HTMLParagraphElement>(null);
  const { phase, errors, sending, Toasts } = form;
  const { Confirmation, ErrorSummary, FailureNotice } = sending.value ?? {};
  const isSending = phase.kind === "sending";
  const hasErrors = Object.keys(errors).length > 0;

  // The button that had focus is disabled now, which would drop focus to the top of the page.
  useEffect(() => {
    if (isSending) status.current?.focus({ preventScroll: true });
  }, [isSending]);

  return (
    <>
      <noscript>
        <p className={styles.withoutScript}>
          This form needs JavaScript, which is not running in your browser. Please <CallUs />,{" "}
          {formatHours(hours)}.
        </p>
      </noscript>
      <form
        ref={form.form}
        method="post"
        action={relayPath}
        noValidate
        data-replay-click
        onSubmit={form.submit}
        onInput={() => form.keepDraft()}
        onFocus={form.touch}
        onPointerDown={form.touch}
        className={styles.form}
      >
        {phase.kind === "sent" && Confirmation && <Confirmation />}
        {hasErrors && ErrorSummary && <ErrorSummary key={form.attempt} errors={errors} />}
        <p className={styles.help}>
          Please fill in every field (<span className={styles.mark}>*</span>).
        </p>
        {children}
        {phase.kind === "failed" && FailureNotice && (
          <FailureNotice key={form.attempt} failure={phase.failure} />
        )}
        <CaptchaField form={form} error={errors.captcha} />
        <p ref={status} role="status" tabIndex={-1} className={styles.status}>
          {isSending && "Your request is on its way. Please wait a moment."}
          {sending.hasFailed &&
            isOnline &&
            "Part of this form did not load. Please check your connection, then press the button again."}
          {!isOnline &&
            "You are offline. What you write is kept in this tab: send it when you are back online."}
        </p>
        <div className={styles.foot}>
          <Button look="submit" type="submit" disabled={isSending}>
            {isSending ? busyLabel : "Send Request"}
          </Button>
          <p className={styles.note}>
            Or <CallUs />, {formatHours(hours)}.
          </p>
        </div>
      </form>
      {Toasts && <Toasts />}
    </>
  );
}
