import type { Page } from "@playwright/test";

/**
 * A fake of the reCAPTCHA script: a checkbox of the same size with numbered tokens. It must not contain named arrow functions:
 * tsx (esbuild) would wrap them in its `__name` helper, which the page does not have.
 */
function fakeProvider(): void {
  const widgets: HTMLInputElement[] = [];
  let tokens = 0;
  const grecaptcha = {
    render(place: HTMLElement, options: { theme: string; size: string; callback(token: string): void }) {
      const label = document.createElement("label");
      const box = document.createElement("input");
      box.type = "checkbox";
      box.onchange = () => {
        tokens += 1;
        options.callback(`token-${tokens}`);
      };
      label.append(box, "I'm not a robot");
      label.lang = "en";
      label.dataset.look = `${options.theme} ${options.size}`;
      for (const [name, value] of [
        ["display", "block"],
        ["width", "304px"],
        ["height", "78px"],
      ] as const) {
        label.style.setProperty(name, value);
      }
      place.append(label);
      return widgets.push(box) - 1;
    },
    reset(widget = 0) {
      const box = widgets[widget];
      if (box) box.checked = false;
    },
    getResponse() {
      return "";
    },
  };
  Object.assign(window, { grecaptcha });
  (window as never as { onloadcallback(): void }).onloadcallback();
}

/** The source of the fake script. */
export const fakeCaptchaScript = `(${fakeProvider})()`;

/** Serves the fake script instead of the captcha provider's. */
export async function fakeCaptcha(page: Page): Promise<void> {
  await page.route("https://www.google.com/recaptcha/api.js*", (route) =>
    route.fulfill({ contentType: "text/javascript", body: fakeCaptchaScript }),
  );
}

/** The fake's checkbox. */
export const captchaBox = (page: Page) => page.getByRole("checkbox", { name: "I'm not a robot" });
