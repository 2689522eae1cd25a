import { median } from "../table";
import { generateLoad } from "./load-generator";
import { residentMegabytes } from "./process-stats";

const requests = 200_000;
/** In MB: by how much the median of the last quarter may exceed that of the second. */
const maxGrowth = 5;

/** The server's resident memory in MB: before the first request, then every second until 200,000 requests are done. */
export async function memoryOverTime(
  process: number,
  address: string,
  paths: readonly string[],
): Promise<number[]> {
  const samples = [residentMegabytes(process)];
  let answered = 0;
  while (answered < requests) {
    for (const path of paths) {
      answered += (await generateLoad(address + path, 1)).requests;
      samples.push(residentMegabytes(process));
    }
  }
  return samples;
}

/** By how many MB the median of the last quarter exceeds that of the second, and whether that is within 5 MB. */
export function flatness(samples: readonly number[]): { readonly growth: number; readonly isFlat: boolean } {
  const quarter = (number: number) =>
    median(
      samples.slice(
        Math.floor((samples.length * number) / 4),
        Math.floor((samples.length * (number + 1)) / 4),
      ),
    );
  const growth = quarter(3) - quarter(1);
  return { growth, isFlat: growth <= maxGrowth };
}
