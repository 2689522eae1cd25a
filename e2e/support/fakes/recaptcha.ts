import type { Page } from "@playwright/test";

/**
 * Stands for the provider's script: a checkbox of the same size, whose tokens are counted. It has no named arrow
 * functions: where tsx runs this file, they would call a helper of its own that no page has.
 */
function provider(): void {
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

/** What the provider's address answers in its place. */
export const fakeCaptchaScript = `(${provider})()`;

/** Answers in the captcha provider's place. */
export async function fakeCaptcha(page: Page): Promise<void> {
  await page.route("https://www.google.com/recaptcha/api.js*", (route) =>
    route.fulfill({ contentType: "text/javascript", body: fakeCaptchaScript }),
  );
}

/** The provider's checkbox. */
export const captchaBox = (page: Page) => page.getByRole("checkbox", { name: "I'm not a robot" });
