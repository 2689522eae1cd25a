/** How long to wait for the browser's list of voices, in milliseconds; most browsers have it at once. */
const timeoutMs = 2000;

/**
 * The device's local voice for a language, preferably as it is spoken in the country that the page names. Remote voices
 * would send the text to a server.
 * @param language that of the page: "en-US"
 */
export function localVoice(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
): SpeechSynthesisVoice | undefined {
  const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.replace("_", "-").toLowerCase();
  const [code = ""] = language.toLowerCase().split("-");
  const local = voices.filter((voice) => voice.localService && tagOf(voice).split("-")[0] === code);
  const near = local.filter((voice) => tagOf(voice).startsWith(language.toLowerCase()));
  return near.find((voice) => voice.default) ?? near[0] ?? local[0];
}

/** Waits until the browser has listed its voices. @returns the local voice, or undefined if there is none */
export async function findVoice(
  speech: SpeechSynthesis | undefined,
  language: string,
): Promise<SpeechSynthesisVoice | undefined> {
  if (!speech) return undefined;
  if (speech.getVoices().length === 0) {
    await new Promise<unknown>((resolve) => {
      speech.addEventListener("voiceschanged", resolve, { once: true });
      setTimeout(resolve, timeoutMs);
    });
  }
  return localVoice(speech.getVoices(), language);
}

const found = new Map<string, Promise<SpeechSynthesisVoice | undefined>>();

/** The device's local voice for the language of the page, which a browser's translator changes; memoized. */
export function deviceVoice(): Promise<SpeechSynthesisVoice | undefined> {
  const { lang } = document.documentElement;
  const voice = found.get(lang) ?? findVoice(window.speechSynthesis, lang);
  found.set(lang, voice);
  return voice;
}

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
