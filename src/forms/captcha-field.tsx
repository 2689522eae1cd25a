import { CallUs } from "./call-us";
import * as styles from "./captcha-field.module.css";
import * as formStyles from "./form.module.css";
import type { RequestForm } from "./use-request-form";

interface CaptchaFieldProps {
  form: Pick<RequestForm, "captcha" | "captchaRound" | "setCaptchaToken">;
  fault: string | undefined;
}

/** The place of the captcha, as large as it will be; says what to do when it does not come. */
export function CaptchaField({ form, fault }: CaptchaFieldProps) {
  const { captcha, captchaRound, setCaptchaToken } = form;
  const Captcha = captcha.value?.Captcha;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight
    <div
      role="group"
      id="field-captcha"
      tabIndex={-1}
      aria-label="Proof that you are a person"
      aria-describedby={fault && "field-captcha-fault"}
      className={styles.field}
    >
      {fault && (
        <p id="field-captcha-fault" className={formStyles.fault}>
          {fault}
        </p>
      )}
      <div className={styles.box}>
        {Captcha && <Captcha round={captchaRound} onToken={setCaptchaToken} />}
        {captcha.hasFailed && (
          <p role="alert" className={formStyles.note}>
            The reCAPTCHA box did not load, and this form can't be sent without it. Something on your device
            or network may block it.{" "}
            <button type="button" className={formStyles.textButton} onClick={captcha.load}>
              Load it again
            </button>
            , or <CallUs />.
          </p>
        )}
      </div>
    </div>
  );
}
