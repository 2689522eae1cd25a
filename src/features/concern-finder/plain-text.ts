/** A text in lowercase, without apostrophes, accents and invisible characters: "Niño" is "nino". */
export function plainText(text: string): string {
  return (
    text
      .toLowerCase()
      // Before the accents: an acute accent that is typed for an apostrophe becomes a space with an accent there.
      .replace(/['’‘`´]|\p{Default_Ignorable_Code_Point}/gu, "")
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
  );
}
