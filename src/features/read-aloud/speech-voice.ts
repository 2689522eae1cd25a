/** How long a browser may take to list its voices, in milliseconds; most do so at once. */
const timeoutMs = 2000;

/**
 * The English voice that a device has of its own, best an American one: voices of other kinds send what they read to a
 * server.
 */
export function localVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const own = voices.filter(
    ({ localService, lang }) => localService && /^en\b/i.test(lang.replace("_", "-")),
  );
  const american = own.filter(({ lang }) => /^en[-_]us/i.test(lang));
  return american.find((voice) => voice.default) ?? american[0] ?? own[0];
}

/** Waits until the browser has listed its voices. @returns undefined where none can be used */
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

/** The voice of this device, looked for once. */
export function deviceVoice(): Promise<SpeechSynthesisVoice | undefined> {
  found ??= findVoice(window.speechSynthesis);
  return found;
}
