import type { Page } from "@playwright/test";
import { callSource } from "../in-page";

/** What the fake adds to the page's window. */
export interface FakeSpeechWindow {
  readonly spoken: string[];
  endSentence(): void;
  isSpeaking(): boolean;
}

/**
 * Replaces speech synthesis, which headless browsers may lack. It records the sentences, and ends one when `endSentence` is
 * called.
 * @param lang the language of the only voice
 */
export async function fakeSpeech(page: Page, lang = "en-US"): Promise<void> {
  await page.addInitScript(callSource(replaceSpeech, lang));
}

/** Runs in the page. */
function replaceSpeech(lang: string): void {
  let current: SpeechSynthesisUtterance | undefined;
  const spoken: string[] = [];
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => [{ name: "Voice", lang, localService: true, default: true }],
    speak(utterance: SpeechSynthesisUtterance) {
      spoken.push(utterance.text);
      current = utterance;
    },
    cancel() {
      current = undefined;
    },
  });
  Object.defineProperty(window, "speechSynthesis", { value: speech });
  Object.assign(window, {
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
    spoken,
    isSpeaking: () => current !== undefined,
    endSentence() {
      const ended = current;
      current = undefined;
      ended?.onend?.(new Event("end") as SpeechSynthesisEvent);
    },
  });
}
