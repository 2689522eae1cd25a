import { speak } from "../../browser/speak";
import { deviceVoice } from "../../browser/speech-voice";

/** What happened to a word that should be said. */
export type Outcome = "said" | "no-voice" | "failed";

/** How long a word may take, in milliseconds. Some browsers report neither an end nor an error. */
const timeoutMs = 6000;

/** Says a word with the device's own voice, in place of what is being said. */
export async function sayWord(word: string): Promise<Outcome> {
  const voice = await deviceVoice();
  if (!voice) return "no-voice";
  speechSynthesis.cancel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => end("failed"), timeoutMs);
    speak(word, voice, { onEnd: () => end("said"), onError: () => end("failed") });

    function end(outcome: Outcome) {
      clearTimeout(timer);
      resolve(outcome);
    }
  });
}
