/** @jest-environment jsdom */
import { loadCaptchaScript } from "./captcha";

const script = () => document.querySelector("script");
const provide = () => {
  window.grecaptcha = { render: () => 0 };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delete window.grecaptcha;
  document.body.replaceChildren();
});

test("the script is requested once, and loaded when the provider calls back", async () => {
  const loading = loadCaptchaScript();
  expect(script()?.src).toBe("https://www.google.com/recaptcha/api.js?onload=onloadcallback&render=explicit");
  provide();
  window.onloadcallback?.();
  await loading;
  await loadCaptchaScript();
  expect(document.querySelectorAll("script")).toHaveLength(1);
});

test("the box is in the language of the page, if that is not English", () => {
  document.documentElement.lang = "es-US";
  void loadCaptchaScript().catch(() => undefined);
  expect(script()?.src).toMatch(/&hl=es$/);
  document.documentElement.lang = "en-US";
});

test("loading waits for the provider's second script", async () => {
  const done = jest.fn();
  void loadCaptchaScript().then(done);
  window.grecaptcha = {};
  script()?.dispatchEvent(new Event("load"));
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  provide();
  window.onloadcallback?.();
  await Promise.resolve();
  expect(done).toHaveBeenCalled();
});

test.each([
  ["is blocked", () => script()?.dispatchEvent(new Event("error"))],
  ["does not call back for 10 seconds", () => jest.advanceTimersByTime(10_000)],
])("a script that %s is removed and can be loaded again", async (_, fail) => {
  const first = loadCaptchaScript();
  fail();
  await expect(first).rejects.toThrow("did not load");
  expect(script()).toBeNull();

  const second = loadCaptchaScript();
  provide();
  script()?.dispatchEvent(new Event("load"));
  await second;
});
