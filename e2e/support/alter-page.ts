import type { Page } from "@playwright/test";

/** What other programs do to a page. Each runs in the page. */
const alterations = {
  "a translator wraps every text": () => {
    for (const text of textsOf(document.body)) {
      const font = document.createElement("font");
      text.replaceWith(font);
      font.append(text);
    }
    document.documentElement.classList.add("translated-ltr");
    document.documentElement.lang = "de";
  },
  "a translator replaces every text": () => {
    for (const text of textsOf(document.body)) {
      const font = document.createElement("font");
      font.textContent = text.data;
      text.replaceWith(font);
    }
  },
  "a password manager and a spelling checker add elements": () => {
    document.body.setAttribute("cz-shortcut-listen", "true");
    document.documentElement.setAttribute("data-lt-installed", "true");
    for (const field of document.querySelectorAll("input, textarea, select, button")) {
      field.setAttribute("data-gramm", "false");
      field.after(document.createElement("some-extension"));
    }
    for (const label of document.querySelectorAll("label, legend, summary, button"))
      label.append(document.createElement("span"));
  },
  "numbers become links": () => {
    for (const text of textsOf(document.body)) {
      const number = /\d[\d\s:()-]+\d/.exec(text.data);
      if (!number) continue;
      const rest = text.splitText(number.index);
      const after = rest.splitText(number[0].length);
      const link = document.createElement("a");
      link.href = "tel:1";
      rest.replaceWith(link);
      link.append(rest);
      if (after.data === "") after.remove();
    }
  },
} as const;

export type Alteration = keyof typeof alterations;

/** Changes a page as another program does. */
export async function alterPage(page: Page, kind: Alteration): Promise<void> {
  await page.evaluate(`(() => { ${textsOf}; (${alterations[kind]})(); })()`);
}

/** The texts that are shown. Runs in the page. */
function textsOf(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() && !text.parentElement?.closest("script, style, noscript, template, title, option"))
      texts.push(text);
  }
  return texts;
}
