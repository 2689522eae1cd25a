import { median } from "../table";
import { generateLoad } from "./load-generator";
import { residentMegabytes } from "./process-stats";

const all = 200_000;
/** In MB: how much more the last quarter may hold than the second one. */
const growth = 5;

/** What the server held in memory, in MB: before the first request, then every second until it has answered 200,000. */
export async function memoryOverTime(
  process: number,
  address: string,
  paths: readonly string[],
): Promise<number[]> {
  const held = [residentMegabytes(process)];
  let answered = 0;
  while (answered < all) {
    for (const path of paths) {
      answered += (await generateLoad(address + path, 1)).requests;
      held.push(residentMegabytes(process));
    }
  }
  return held;
}

/** Whether the last quarter of the samples lies no more than 5 MB above the second one, and by how much, in MB. */
export function flatness(held: readonly number[]): { readonly grown: number; readonly isFlat: boolean } {
  const quarter = (number: number) =>
    median(held.slice(Math.floor((held.length * number) / 4), Math.floor((held.length * (number + 1)) / 4)));
  const grown = quarter(3) - quarter(1);
  return { grown, isFlat: grown <= growth };
}
