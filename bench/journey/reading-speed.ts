/**
 * How long a person at a phone takes, in seconds. Typing: 36 words a minute, the mean of 37,000 people on phones (Palin
 * and others, 2019), five letters to the word. Reading: 238 words a minute, the mean for English read silently (Brysbaert,
 * 2019). A press is to choose what to press and to reach it, a swipe is one of most of the screen: our own guesses, on
 * the slow side. Nobody's browser fills in for them, no captcha asks for pictures, and no keyboard covers the screen.
 */
export const readingSpeed = {
  letter: 60 / (36 * 5),
  word: 60 / 238,
  press: 1.5,
  swipe: 1,
} as const;

/** What a person does with their time; the rest is waiting for the site. */
export type Doing = "reading" | "typing" | "pressing";
