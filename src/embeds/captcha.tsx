import { useEffect, useRef } from "react";
import { ReCAPTCHA } from "react-google-recaptcha";
import { captchaTestKey } from "../shared/request/relay-contract";
import { askedLanguage } from "./page-language";

interface CaptchaProps {
  /** Increase it to reset the captcha: each token is valid only once. */
  round: number;
  /** Called with the token after the visitor has passed, and with null when it expires. */
  onToken: (token: string | null) => void;
}

declare global {
  interface Window {
    grecaptcha?: object;
    onloadcallback?: () => void;
  }
}

const scriptUrl = "https://www.google.com/recaptcha/api.js?onload=onloadcallback&render=explicit";
/** In milliseconds. The script loads a second one and reports no error if that fails. */
const timeoutMs = 10_000;

/**
 * Loads the provider's script. Unlike react-google-recaptcha's loader, it has a timeout and can retry after a failure.
 * @throws if the script is blocked or unreachable, or times out
 */
export function loadCaptchaScript(): Promise<void> {
  if (isReady()) return Promise.resolve();
  const script = document.createElement("script");
  return new Promise<void>((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error("The captcha's script did not load."));
    };
    const finish = () => {
      if (!isReady()) return;
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(fail, timeoutMs);
    window.onloadcallback = finish;
    script.onload = finish;
    script.onerror = fail;
    script.async = true;
    const language = askedLanguage();
    script.src = language ? `${scriptUrl}&hl=${language}` : scriptUrl;
    document.body.append(script);
  });
}

/** True once the provider's second script has added `render` to the object that the first one creates. */
function isReady(): boolean {
  return window.grecaptcha !== undefined && "render" in window.grecaptcha;
}

/** Loads the provider's script and returns the captcha component. @throws if the script does not load */
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
