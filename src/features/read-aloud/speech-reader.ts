import type { SpokenSentence } from "./readable-text";

/** The section that is being read, and whether it is paused. */
export interface Playback {
  readonly section: Element;
  readonly isPaused: boolean;
}

/** Reads one section at a time. */
export interface SpeechReader {
  subscribe(onChange: () => void): () => void;
  current(): Playback | undefined;
  /** Reads a section from the start and ends any earlier reading. */
  read(section: Element, sentences: readonly SpokenSentence[], voice: SpeechSynthesisVoice): void;
  pause(): void;
  /** Continues from the start of the sentence at which it was paused. */
  resume(): void;
  stop(): void;
}

/**
 * Creates a reader that speaks sentence by sentence, because browsers cut off utterances after 15 seconds.
 * Some browsers cannot pause, so a pause cancels the sentence, and resuming repeats it.
 * @param show called with the range of the current sentence, and with undefined when reading ends
 */
export function createSpeechReader(show: (sentence?: Range) => void): SpeechReader {
  const listeners = new Set<() => void>();
  let reading: Playback | undefined;
  let sentences: readonly SpokenSentence[] = [];
  let position = 0;
  let voice: SpeechSynthesisVoice | undefined;
  // This reference prevents garbage collection: without it, Chromium may never fire the utterance's `end`
  // event.
  let utterance: SpeechSynthesisUtterance | undefined;

  function update(next: Playback | undefined) {
    reading = next;
    for (const listener of listeners) listener();
  }

  function cancelSpeech() {
    utterance = undefined;
    speechSynthesis.cancel();
  }

  function speakNext() {
    const sentence = sentences[position];
    if (!sentence) return stop();
    show(sentence.range);
    const spoken = new SpeechSynthesisUtterance(sentence.text);
    spoken.voice = voice ?? null;
    spoken.lang = voice?.lang ?? "en-US";
    spoken.onend = () => {
      if (spoken !== utterance) return;
      position += 1;
      speakNext();
    };
    spoken.onerror = () => {
      if (spoken === utterance) stop();
    };
    utterance = spoken;
    speechSynthesis.speak(spoken);
  }

  function stop() {
    if (!reading) return;
    cancelSpeech();
    show();
    update(undefined);
  }

  return {
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    current: () => reading,
    read(section, newSentences, newVoice) {
      cancelSpeech();
      [sentences, position, voice] = [newSentences, 0, newVoice];
      update({ section, isPaused: false });
      speakNext();
    },
    pause() {
      if (!reading) return;
      cancelSpeech();
      update({ ...reading, isPaused: true });
    },
    resume() {
      if (!reading?.isPaused) return;
      update({ ...reading, isPaused: false });
      speakNext();
    },
    stop,
  };
}
