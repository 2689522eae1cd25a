/** What follows an utterance: its end, or an error. Canceling an utterance is an error, too. */
interface SpeakHandlers {
  onEnd(): void;
  onError(): void;
}

/** Prevents garbage collection: without a reference, Chromium may never fire the utterance's `end` event. */
let latest: SpeechSynthesisUtterance | undefined;

/**
 * Speaks a text with a voice of the device.
 * @returns makes the handlers deaf; call it before `speechSynthesis.cancel()`
 */
export function speak(text: string, voice: SpeechSynthesisVoice, handlers: SpeakHandlers): () => void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.onend = handlers.onEnd;
  utterance.onerror = handlers.onError;
  latest = utterance;
  speechSynthesis.speak(latest);
  return () => {
    utterance.onend = null;
    utterance.onerror = null;
  };
}
