import { speak } from "../../browser/speech";
import type { SpokenSentence } from "./readable-text";

/** The section that is being read, and whether it is paused. */
interface Playback {
  readonly section: Element;
  readonly isPaused: boolean;
}

/**
 * Creates a reader of one section at a time. It speaks sentence by sentence, because browsers cut off utterances after 15 seconds.
 * Some browsers cannot pause, so a pause cancels the sentence, and resuming repeats it.
 * @param show called with the range of the current sentence, and with undefined when reading ends
 */
export function createSpeechReader(show: (sentence?: Range) => void) {
  const listeners = new Set<() => void>();
  let reading: Playback | undefined;
  let sentences: readonly SpokenSentence[] = [];
  let position = 0;
  let voice: SpeechSynthesisVoice | undefined;
  let ignoreSentence: (() => void) | undefined;

  function update(next: Playback | undefined) {
    reading = next;
    for (const listener of listeners) listener();
  }

  function cancelSpeech() {
    ignoreSentence?.();
    speechSynthesis.cancel();
  }

  function speakNext() {
    const sentence = sentences[position];
    if (!sentence || !voice) return stop();
    show(sentence.range);
    ignoreSentence = speak(sentence.text, voice, {
      onEnd() {
        position += 1;
        speakNext();
      },
      // Another part of the page may be speaking now, so it is not canceled.
      onError: end,
    });
  }

  function stop() {
    if (!reading) return;
    cancelSpeech();
    end();
  }

  function end() {
    show();
    update(undefined);
  }

  return {
    subscribe(onChange: () => void) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    current: () => reading,
    /** Reads a section from the start and ends any earlier reading. */
    read(section: Element, newSentences: readonly SpokenSentence[], newVoice: SpeechSynthesisVoice) {
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
    /** Continues from the start of the sentence at which it was paused. */
    resume() {
      if (!reading?.isPaused) return;
      update({ ...reading, isPaused: false });
      speakNext();
    },
    stop,
  };
}
