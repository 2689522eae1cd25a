import type { SpokenSentence } from "./readable-text";

/** What is being read: the reader knows one thing at a time. */
export interface Playback {
  readonly section: Element;
  readonly isPaused: boolean;
}

export interface SpeechReader {
  subscribe(onChange: () => void): () => void;
  current(): Playback | undefined;
  /** Reads a section from its start; what was being read before ends. */
  read(section: Element, sentences: readonly SpokenSentence[], voice: SpeechSynthesisVoice): void;
  pause(): void;
  /** Goes on with the sentence at which it was paused. */
  resume(): void;
  stop(): void;
}

/**
 * Reads sentence by sentence: browsers cut off what takes longer than 15 seconds, and some cannot pause, so a pause ends
 * the sentence, which is said again.
 * @param show is given the sentence that is said, and undefined when nothing is
 */
export function createSpeechReader(show: (sentence?: Range) => void): SpeechReader {
  const listeners = new Set<() => void>();
  let reading: Playback | undefined;
  let sentences: readonly SpokenSentence[] = [];
  let position = 0;
  let voice: SpeechSynthesisVoice | undefined;
  // Held, since Chromium does not say that an utterance has ended which nobody holds.
  let utterance: SpeechSynthesisUtterance | undefined;

  function change(now: Playback | undefined) {
    reading = now;
    for (const listener of listeners) listener();
  }

  function silence() {
    utterance = undefined;
    speechSynthesis.cancel();
  }

  function say() {
    const sentence = sentences[position];
    if (!sentence) return stop();
    show(sentence.range);
    const words = new SpeechSynthesisUtterance(sentence.text);
    words.voice = voice ?? null;
    words.lang = voice?.lang ?? "en-US";
    words.onend = () => {
      if (words !== utterance) return;
      position += 1;
      say();
    };
    words.onerror = () => {
      if (words === utterance) stop();
    };
    utterance = words;
    speechSynthesis.speak(words);
  }

  function stop() {
    if (!reading) return;
    silence();
    show();
    change(undefined);
  }

  return {
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    current: () => reading,
    read(section, newSentences, newVoice) {
      silence();
      [sentences, position, voice] = [newSentences, 0, newVoice];
      change({ section, isPaused: false });
      say();
    },
    pause() {
      if (!reading) return;
      silence();
      change({ ...reading, isPaused: true });
    },
    resume() {
      if (!reading?.isPaused) return;
      change({ ...reading, isPaused: false });
      say();
    },
    stop,
  };
}
