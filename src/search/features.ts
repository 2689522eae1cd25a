/** How many features a model tells apart. Those with the same hash share their weights. */
export const buckets = 1 << 16;

/** The features of a phrase, by bucket, with how much each of them counts. */
export type Features = ReadonlyMap<number, number>;

/**
 * Returns the features of a phrase: its words, pairs of neighbors, beginnings of words, and all runs of four letters, which are
 * alike when a word is misspelled. Together they have a length of 1.
 */
export function featuresOf(phrase: string): Features {
  const features = new Map<number, number>();
  const add = (feature: string, value: number) => {
    const bucket = hash(feature);
    features.set(bucket, Math.max(features.get(bucket) ?? 0, value));
  };
  const words = wordsOf(phrase);
  for (const [index, word] of words.entries()) {
    add(`word ${word}`, 1);
    add(`pair ${words[index - 1] ?? "^"} ${word}`, 0.5);
    const framed = `^${word}$`;
    if (word.length > 3) add(`start ${word.slice(0, 4)}`, 0.8);
    for (let start = 0; start + 4 <= framed.length; start++) add(framed.slice(start, start + 4), 0.45);
  }
  const length = Math.hypot(...features.values()) || 1;
  for (const [bucket, value] of features) features.set(bucket, value / length);
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
