import { deviceVoice, speak } from "../../browser/speech";

/** Why a word can't be heard. */
export type Problem = "noVoice" | "failed";

/** How long a word may take, in milliseconds. Some browsers report neither an end nor an error. */
const timeoutMs = 6000;

/** Says a word with the device's own voice, in place of what is being said. @returns the problem, if there is one */
export async function sayWord(word: string): Promise<Problem | undefined> {
  const voice = await deviceVoice();
  if (!voice) return "noVoice";
  speechSynthesis.cancel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => end("failed"), timeoutMs);
    speak(word, voice, { onEnd: () => end(), onError: () => end("failed") });

    function end(problem?: Problem) {
      clearTimeout(timer);
      resolve(problem);
    }
  });
}
