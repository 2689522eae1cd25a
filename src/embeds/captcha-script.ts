import { askedLanguage } from "./page-language";

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
 * Loads the captcha provider's script. Unlike react-google-recaptcha's loader, it has a timeout and can retry
 * after a failure.
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
