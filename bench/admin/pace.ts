/**
 * How long a person takes who sees a form for the first time, in seconds. The parts are those of the keystroke-level model (Card,
 * Moran and Newell, 1980): 1.35 to think, 1.1 to point, 0.2 to press, 0.4 to move a hand between mouse and keyboard, and 0.28
 * for a key, which is the mean of people who are not typists (40 words a minute). The model is about people who know a program; that
 * somebody new thinks twice as long is our own estimate, and so is a turn of the mouse's wheel.
 */
export const pace = { find: 2 * 1.35 + 1.1 + 0.2 + 0.4, letter: 0.28, turn: 0.5 } as const;

/** How far a turn of the mouse's wheel scrolls, in CSS px. */
export const turnPixels = 300;

/** What the person spends time on. Finding is thinking, scrolling, pointing and pressing. The rest is waiting for /admin. */
export type Activity = "finding" | "typing";
