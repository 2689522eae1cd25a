import { parseAccept } from "hono/utils/accept";
import { type Encoding, encodings } from "../../src/shared/http/encodings";

/**
 * The encodings that a client accepts, the best one first: by q-value, then in our order (Brotli first).
 * Hono's `accepts` helper resolves ties by the order in the header, where browsers put gzip first.
 * @param header Accept-Encoding; without it there are none
 */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const accepted = parseAccept(header ?? "");
  const given = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name)?.q;
  const quality = (name: string) => given(name) ?? given("*") ?? 0;
  return encodings
    .filter(({ name }) => quality(name) > 0 && quality(name) >= (given("identity") ?? 0))
    .sort((one, other) => quality(other.name) - quality(one.name));
}
