export type CoverageKind = "inNetwork" | "accepted" | "ask" | "homeschool";

export interface Payer {
  readonly name: string;
  readonly kind: CoverageKind;
}

interface InsuranceLists {
  readonly accepted: readonly string[];
  readonly acceptedMore: string;
  readonly inNetwork: readonly string[];
  readonly homeschool: readonly string[];
  readonly homeschoolMore: string;
}

/**
 * Every insurer once: those of the network first, on the list of accepted ones or not, then the others that we take;
 * for all that are not named, one entry that says to ask.
 */
export function insurersOf({ accepted, acceptedMore, inNetwork }: InsuranceLists): Payer[] {
  return [
    ...inNetwork.map((name) => ({ name, kind: "inNetwork" as const })),
    ...accepted
      .filter((name) => !inNetwork.includes(name))
      .map((name) => ({ name, kind: "accepted" as const })),
    { name: acceptedMore, kind: "ask" },
  ];
}

/** Every homeschool program whose stipend we take, and one entry for all that are not named. */
export function programsOf({ homeschool, homeschoolMore }: InsuranceLists): Payer[] {
  return [
    ...homeschool.map((name) => ({ name, kind: "homeschool" as const })),
    { name: homeschoolMore, kind: "ask" },
  ];
}
