import type { Model, Weight } from "./model";

/** Weights are whole multiples of this. */
const step = 0.75;
/** The largest multiple. */
const most = 15;

/** A number is a printable character, from "#" on. What is larger has a "~" in front for each further 88. */
const firstCharacter = 35;
const characters = 88;

/**
 * Packs the weights of a model into text, which takes about 1.4 bytes for each once it is compressed: for each bucket its distance
 * from the one before, the number of its weights, and their answers as distances too; then the weights. Alike numbers are together.
 */
export function pack(weights: Model<unknown>["weights"]): string {
  const gaps: number[] = [];
  const counts: number[] = [];
  const owners: number[] = [];
  const sizes: number[] = [];
  let before = 0;
  for (const [bucket, all] of [...weights].sort(([one], [other]) => one - other)) {
    const own = all
      .map(({ answer, weight }) => ({ answer, size: Math.round(weight / step) }))
      .filter(({ size }) => size !== 0);
    if (own.length === 0) continue;
    gaps.push(bucket - before);
    counts.push(own.length);
    owners.push(...own.map(({ answer }, index) => answer - (own[index - 1]?.answer ?? 0)));
    sizes.push(...own.map(({ size }) => Math.max(-most, Math.min(most, size)) + most));
    before = bucket;
  }
  return [[counts.length, owners.length], gaps, counts, owners, sizes].flat().map(toText).join("");
}

/** Unpacks the weights of a model. */
export function unpack(text: string): Model<unknown>["weights"] {
  let place = 0;
  const next = () => {
    let number = 0;
    for (; text[place] === "~"; place++) number += characters;
    number += text.charCodeAt(place) - firstCharacter;
    place++;
    return number;
  };
  const [bucketCount, weightCount] = [next(), next()];
  const times = (count: number) => Array.from({ length: count }, next);
  const gaps = times(bucketCount);
  const counts = times(bucketCount);
  const owners = times(weightCount);
  const sizes = times(weightCount);
  const weights = new Map<number, Weight[]>();
  let bucket = 0;
  let first = 0;
  for (const [index, count] of counts.entries()) {
    bucket += gaps[index] ?? 0;
    let answer = 0;
    const own: Weight[] = [];
    for (let each = first; each < first + count; each++) {
      answer += owners[each] ?? 0;
      own.push({ answer, weight: ((sizes[each] ?? 0) - most) * step });
    }
    weights.set(bucket, own);
    first += count;
  }
  return weights;
}

function toText(number: number): string {
  const more = Math.floor(number / characters);
  return "~".repeat(more) + String.fromCharCode(firstCharacter + (number % characters));
}
