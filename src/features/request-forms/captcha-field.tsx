import { useState } from "react";
import * as formStyles from "../../components/form/form.module.css";
import { NotLoaded } from "../../components/form/notice";
import { SilentErrorBoundary } from "../../embeds/error-boundary";
import { useWords } from "../../hooks/use-words";
import { requests } from "../../words/en/requests";
import * as styles from "./captcha-field.module.css";
import type { RequestForm } from "./use-request-form";

/** The captcha. Before it loads, its space says what will be there; if it does not load, the field says what to do. */
export function CaptchaField({ form, error }: { form: RequestForm; error: string | undefined }) {
  const words = useWords({ requests });
  const { captcha, captchaRound, setCaptchaToken } = form;
  const [attempt, setAttempt] = useState(0);
  const Captcha = captcha.value?.Captcha;

  function loadAgain() {
    captcha.load();
    setAttempt((count) => count + 1);
  }

  const failed = (
    <p role="alert" className={formStyles.note}>
      <NotLoaded text={words.captchaFailed} loadAgain={loadAgain} />
    </p>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div
      role="group"
      id="field-captcha"
      tabIndex={-1}
      aria-label={words.captcha}
      aria-describedby={error && "field-captcha-error"}
    >
      {error && (
        <p id="field-captcha-error" className={formStyles.error}>
          {error}
        </p>
      )}
      <div className={`${styles.box} screen-only`}>
        {Captcha && (
          <SilentErrorBoundary key={attempt} fallback={failed}>
            <Captcha round={captchaRound} onToken={setCaptchaToken} />
          </SilentErrorBoundary>
        )}
        {!Captcha && !captcha.hasFailed && (
          <p aria-hidden="true" className={styles.coming}>
            {words.captcha}
          </p>
        )}
        {captcha.hasFailed && failed}
      </div>
    </div>
  );
}
