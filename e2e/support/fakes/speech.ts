import type { Page } from "@playwright/test";

/** What a page's window has for tests when a voice stands in. */
export interface FakeSpeechWindow {
  readonly said: string[];
  endSentence(): void;
  isSpeaking(): boolean;
}

/**
 * Puts a voice in the browser's place, which headless browsers may lack: it keeps what it is given to say, and ends a
 * sentence when it is told to.
 * @param kind whether the device has the voice, or would ask a server for it
 */
export async function fakeSpeech(page: Page, kind: "own" | "remote"): Promise<void> {
  await page.addInitScript((isOwn) => {
    let current: SpeechSynthesisUtterance | undefined;
    const said: string[] = [];
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [{ name: "Voice", lang: "en-US", localService: isOwn, default: true }],
      speak(utterance: SpeechSynthesisUtterance) {
        said.push(utterance.text);
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
      said,
      isSpeaking: () => current !== undefined,
      endSentence() {
        const ended = current;
        current = undefined;
        ended?.onend?.(new Event("end") as SpeechSynthesisEvent);
      },
    });
  }, kind === "own");
}
