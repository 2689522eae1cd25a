/**
 * How long a person with a phone takes, in seconds. Typing: 36 words per minute of five letters each, the mean of 37,000
 * people on phones (Palin et al., 2019). Reading: 238 words per minute, the mean for silent reading in English (Brysbaert,
 * 2019). A tap includes choosing the target and reaching it; a swipe covers most of the screen. Both are our own estimates,
 * on the slow side. Autofill, picture challenges of the captcha and an on-screen keyboard are not simulated.
 */
export const readingSpeed = {
  letter: 60 / (36 * 5),
  word: 60 / 238,
  tap: 1.5,
  swipe: 1,
} as const;

/** What the person spends time on. The rest is waiting for the site. */
export type Activity = "reading" | "typing" | "tapping";
