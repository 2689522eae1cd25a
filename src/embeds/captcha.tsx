import { useEffect, useRef } from "react";
import { ReCAPTCHA } from "react-google-recaptcha";
import { captchaTestKey } from "../shared/settings/captcha-test-key";
import { loadCaptchaScript } from "./captcha-script";

interface CaptchaProps {
  /** Increase it to reset the captcha: each token is valid only once. */
  round: number;
  /** Called with the token after the visitor has passed, and with null when it expires. */
  onToken: (token: string | null) => void;
}

/**
 * Loads the provider's script and returns the captcha component.
 * @throws if the script does not load
 */
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
