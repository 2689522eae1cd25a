import { useEffect, useRef } from "react";
import { ReCAPTCHA } from "react-google-recaptcha";
import { captchaTestKey } from "../shared/settings/captcha-test-key";
import { loadCaptchaScript } from "./captcha-script";

interface CaptchaProps {
  /** A new round asks anew: the provider takes each token once. */
  round: number;
  /** Told of the token when the visitor has passed, and of null when it has run out. */
  onToken: (token: string | null) => void;
}

/** Fetches the provider's script, then gives the checkbox as a component. Rejects when the script does not come. */
export async function loadCaptcha() {
  await loadCaptchaScript();
  return { Captcha };
}

function Captcha({ round, onToken }: CaptchaProps) {
  const widget = useRef<ReCAPTCHA>(null);

  useEffect(() => {
    if (round > 0) widget.current?.reset();
  }, [round]);

  return (
    <ReCAPTCHA
      ref={widget}
      grecaptcha={window.grecaptcha}
      sitekey={process.env.GATSBY_RECAPTCHA_SITE_KEY || captchaTestKey}
      theme="dark"
      size="normal"
      onChange={onToken}
    />
  );
}
