/** A text in lowercase, without apostrophes and accents: "Niño" is "nino". */
export function plainText(text: string): string {
  return (
    text
      .toLowerCase()
      // Before the accents: an acute accent that is typed for an apostrophe becomes a space with an accent there.
      .replace(/['’‘`´]/g, "")
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
  );
}
