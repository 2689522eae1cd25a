import { firstKey, secondKey, validRequest } from "../../testing/test-relay";
import { createCipher } from "./cipher";

const cipher = createCipher([firstKey]);

test("stored names, fingerprints and pseudonyms stay valid in later versions", () => {
  expect(cipher.keyIds).toEqual(["first.eef0564f"]);
  expect(cipher.fingerprint(validRequest)).toEqual({
    keyId: "first.eef0564f",
    bytes: Buffer.from("64c3733a9993d7ef938fa796e7c9ff82391f369f0ab46e9c14084f398b485bfe", "hex"),
  });
  expect(cipher.pseudonym("192.0.2.1").toString("hex")).toBe("c26ee4ad75ca426318198c426e4904e4");
});

test("a fingerprint matches only its own request, and no shortened one", () => {
  const { bytes, keyId } = cipher.fingerprint(validRequest);
  expect(cipher.matches(validRequest, { bytes, keyId })).toBe(true);
  expect(cipher.matches({ ...validRequest, phone: "1" }, { bytes, keyId })).toBe(false);
  expect(cipher.matches(validRequest, { bytes: bytes.subarray(1), keyId })).toBe(false);
  expect(createCipher([secondKey]).matches(validRequest, { bytes, keyId })).toBeUndefined();
});

test("nothing can be encrypted without a key", () => {
  expect(() => createCipher([])).toThrow("There is no key to encrypt requests with.");
});
