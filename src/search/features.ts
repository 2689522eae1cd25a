/** How many features a model tells apart. Those with the same hash share their weights. */
export const buckets = 1 << 16;

/** The features of a phrase, by bucket, with how much each of them counts. */
type Features = ReadonlyMap<number, number>;

/** How much each kind of feature counts. More for runs of letters would fill a model with what its words already say. */
const worth = { word: 1, start: 0.9, pair: 0.5, run: 0.3 };

/**
 * Returns the features of a phrase: its words, pairs of adjacent words, beginnings of words, and all runs of four letters, which are
 * alike when a word is misspelled. Those of a long phrase count a little more together: it says more than a short one.
 */
export function featuresOf(phrase: string): Features {
  const features = new Map<number, number>();
  const add = (feature: string, value: number) => {
    const bucket = hash(feature);
    features.set(bucket, Math.max(features.get(bucket) ?? 0, value));
  };
  const words = wordsOf(phrase);
  for (const [index, word] of words.entries()) {
    add(`word ${word}`, worth.word);
    add(`pair ${words[index - 1] ?? "^"} ${word}`, worth.pair);
    const framed = `^${word}$`;
    if (word.length > 3) add(`start ${word.slice(0, 4)}`, worth.start);
    for (let start = 0; start + 4 <= framed.length; start++) add(framed.slice(start, start + 4), worth.run);
  }
  const length = Math.hypot(...features.values()) || 1;
  // To the power of 0.75, in steps that every engine rounds alike.
  const divisor = Math.sqrt(length * Math.sqrt(length));
  for (const [bucket, value] of features) features.set(bucket, value / divisor);
  return features;
}

/** The words of a phrase without capitals, accents and apostrophes: "Doesn't" is "doesnt", and "niño" is "nino". */
export function wordsOf(phrase: string): string[] {
  const plain = phrase
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’‘`´]/g, "");
  return plain.match(/[a-z]+|\d+/g) ?? [];
}

/** The bucket of a feature: its FNV-1a hash, mixed. */
function hash(feature: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < feature.length; index++)
    value = Math.imul(value ^ feature.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 12)) & (buckets - 1);
}
