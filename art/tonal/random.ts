/** A repeatable stream of choices: the same name always gives the same drawing. */
export interface Random {
  between(low: number, high: number): number;
  pick<Choice>(choices: readonly [Choice, ...Choice[]]): Choice;
}

/** FNV-1a: spreads similar file names ("…-1", "…-2") far apart. */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (const character of name) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

/**
 * Makes the stream of choices for one name (mulberry32).
 * @param name any text, here a picture's file name
 */
export function randomFrom(name: string): Random {
  let state = hash(name);
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}
