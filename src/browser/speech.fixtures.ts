/** A fake `speechSynthesis`: it records utterances in `spoken`, and ends one when the test calls `endSentence`. */
export class FakeSpeech extends EventTarget {
  readonly spoken: string[] = [];
  voices: SpeechSynthesisVoice[] = [];
  #current: SpeechSynthesisUtterance | undefined;

  getVoices() {
    return this.voices;
  }

  speak(utterance: SpeechSynthesisUtterance) {
    this.spoken.push(utterance.text);
    this.#current = utterance;
  }

  cancel() {
    const canceled = this.#current;
    this.#current = undefined;
    // Browsers fire an `error` event on a canceled utterance.
    canceled?.onerror?.(new Event("error") as SpeechSynthesisErrorEvent);
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
    this.cancel();
  }
}

/** A fake voice with the given properties. */
export function voice(lang: string, localService = true, isDefault = false): SpeechSynthesisVoice {
  return { name: `${lang} voice`, lang, localService, default: isDefault, voiceURI: lang };
}

/** Installs the fake in place of the Web Speech API, which jsdom does not implement. @returns the fake */
export function installFakeSpeech(): FakeSpeech {
  const speech = new FakeSpeech();
  Object.assign(globalThis, {
    speechSynthesis: speech,
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
  });
  return speech;
}
