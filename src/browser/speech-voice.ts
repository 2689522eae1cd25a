/** How long to wait for the browser's list of voices, in milliseconds; most browsers have it at once. */
const timeoutMs = 2000;

/** The device's local English voice, preferably American. Remote voices would send the text to a server. */
export function localVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const local = voices.filter(
    ({ localService, lang }) => localService && /^en\b/i.test(lang.replace("_", "-")),
  );
  const american = local.filter(({ lang }) => /^en[-_]us/i.test(lang));
  return american.find((voice) => voice.default) ?? american[0] ?? local[0];
}

/** Waits until the browser has listed its voices. @returns the local voice, or undefined if there is none */
export async function findVoice(
  speech: SpeechSynthesis | undefined,
): Promise<SpeechSynthesisVoice | undefined> {
  if (!speech) return undefined;
  if (speech.getVoices().length === 0) {
    await new Promise<unknown>((resolve) => {
      speech.addEventListener("voiceschanged", resolve, { once: true });
      setTimeout(resolve, timeoutMs);
    });
  }
  return localVoice(speech.getVoices());
}

let found: Promise<SpeechSynthesisVoice | undefined> | undefined;

/** The device's local voice; the search runs once and is memoized. */
export function deviceVoice(): Promise<SpeechSynthesisVoice | undefined> {
  found ??= findVoice(window.speechSynthesis);
  return found;
}
