import { parseAccept } from "hono/utils/accept";
import { type Encoding, encodings } from "../../src/shared/http/encodings";

/**
 * The encodings that a visitor takes, the one to try first in front: by their q-value, ours (Brotli first) where equal.
 * Not Hono's `accepts` helper: that leaves ties to the order of the header, and browsers name gzip first.
 * @param header Accept-Encoding; without it nothing is sent encoded
 */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const accepted = parseAccept(header ?? "");
  const given = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name)?.q;
  const quality = (name: string) => given(name) ?? given("*") ?? 0;
  return encodings
    .filter(({ name }) => quality(name) > 0 && quality(name) >= (given("identity") ?? 0))
    .sort((one, other) => quality(other.name) - quality(one.name));
}
