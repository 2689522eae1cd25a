/** The place to which pages send their problems, and the stand-in for the captcha provider's script. */
export const problemPath = "/engines/problem";
export const captchaPath = "/engines/captcha.js";

/**
 * Runs in every page before its own scripts. Sends all errors to the proxy, because WebDriver shows no console; not one is lost,
 * because a synchronous request ends before the page goes on. Replaces the captcha provider's script, which is not ours to test.
 * Extends the page's deadlines.
 */
export function firstScript(problems: string, captcha: string): void {
  // A page that is left breaks off what it still loads.
  let isLeft = false;
  addEventListener("beforeunload", () => {
    isLeft = true;
  });
  addEventListener("pageshow", () => {
    isLeft = false;
  });
  const say = (problem: unknown) => {
    if (isLeft) return;
    const request = new XMLHttpRequest();
    request.open("POST", problems, false);
    request.send(`${location.pathname}: ${problem}`);
  };

  const isOurs = (address: unknown) => typeof address === "string" && address.startsWith(location.origin);
  addEventListener(
    "error",
    (event) => {
      const { src, href } = Object(event.target);
      if (event.message) say(event.message);
      else if (isOurs(src) || isOurs(href)) say(`${src ?? href} did not load`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => say(`rejected: ${reason}`));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    say(`the policy's ${violatedDirective} refuses ${blockedURI}`),
  );
  console.error = (...words: unknown[]) => say(words.join(" "));

  // The page's deadlines are for a device of its own, and three engines share this one.
  const { setTimeout } = window;
  window.setTimeout = ((act: TimerHandler, wait = 0, ...values: unknown[]) =>
    setTimeout(act, wait < 10_000 ? wait : 10 * wait, ...values)) as typeof setTimeout;

  const { get, set } = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, "src") ?? {};
  Object.defineProperty(HTMLScriptElement.prototype, "src", {
    configurable: true,
    get,
    set(address: string) {
      set?.call(this, address.startsWith("https://www.google.com/recaptcha/") ? captcha : address);
    },
  });
}
