/**
 * How the clinic works with a payer: in its network, accepted, to be asked about, or a homeschool stipend.
 */
export type CoverageKind = "inNetwork" | "accepted" | "ask" | "homeschool";

/** An insurer or a homeschool program. */
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
 * Lists every insurer once: in-network insurers first, then the other accepted ones, then one entry for all
 * others, which says to ask.
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

/** Lists the homeschool programs whose stipends the clinic accepts, and one entry for all others. */
export function programsOf({ homeschool, homeschoolMore }: InsuranceLists): Payer[] {
  return [
    ...homeschool.map((name) => ({ name, kind: "homeschool" as const })),
    { name: homeschoolMore, kind: "ask" },
  ];
}
