declare global {
  interface Window {
    grecaptcha?: object;
    onloadcallback?: () => void;
  }
}

const address = "https://www.google.com/recaptcha/api.js?onload=onloadcallback&render=explicit";
/** In milliseconds. The script fetches another one, whose failure it tells nobody. */
const timeoutMs = 10_000;

/**
 * Loads the captcha provider's script. Unlike the loader in react-google-recaptcha, it can be asked again after a
 * failure, and notices when nothing comes.
 * @throws when the script is blocked, cannot be reached, or says nothing in time
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
    const takeOver = () => {
      if (!isReady()) return;
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(fail, timeoutMs);
    window.onloadcallback = takeOver;
    script.onload = takeOver;
    script.onerror = fail;
    script.async = true;
    script.src = address;
    document.body.append(script);
  });
}

/** True once the provider's second script has filled in what the first one only announced. */
function isReady(): boolean {
  return window.grecaptcha !== undefined && "render" in window.grecaptcha;
}
