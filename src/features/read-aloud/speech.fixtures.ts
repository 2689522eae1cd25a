import type { SpokenSentence } from "./readable-text";

/** Stands in for a browser's voice: it says nothing, keeps what it was given, and ends a sentence when it is told to. */
export class SilentSpeech extends EventTarget {
  readonly said: string[] = [];
  voices: SpeechSynthesisVoice[] = [];
  #current: SpeechSynthesisUtterance | undefined;

  getVoices() {
    return this.voices;
  }

  speak(utterance: SpeechSynthesisUtterance) {
    this.said.push(utterance.text);
    this.#current = utterance;
  }

  cancel() {
    const cancelled = this.#current;
    this.#current = undefined;
    // As browsers do: what is cut off reports an error.
    cancelled?.onerror?.(new Event("error") as SpeechSynthesisErrorEvent);
  }

  get isSpeaking() {
    return this.#current !== undefined;
  }

  endSentence() {
    const ended = this.#current;
    this.#current = undefined;
    ended?.onend?.(new Event("end") as SpeechSynthesisEvent);
  }

  fail() {
    this.#current?.onerror?.(new Event("error") as SpeechSynthesisErrorEvent);
  }
}

/** A voice of which only this is known. */
export function voice(lang: string, localService = true, isDefault = false): SpeechSynthesisVoice {
  return { name: `${lang} voice`, lang, localService, default: isDefault, voiceURI: lang };
}

/** What the tests' DOM lacks, put in its place. @returns the voice that stands in */
export function standInForSpeech(): SilentSpeech {
  const speech = new SilentSpeech();
  Object.assign(globalThis, {
    speechSynthesis: speech,
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
  });
  return speech;
}

export function sentences(...texts: string[]): SpokenSentence[] {
  return texts.map((text) => ({ text, range: document.createRange() }));
}
