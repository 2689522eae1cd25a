/**
 * How the clinic works with a payer: in its network, accepted, to be asked about, or a homeschool stipend.
 */
type CoverageKind = "inNetwork" | "accepted" | "ask" | "homeschool";

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
 * others, which says to ask. Empty if the clinic works with no insurer.
 */
export function insurersOf({ accepted, acceptedMore, inNetwork }: InsuranceLists): Payer[] {
  const others = accepted.filter((name) => !inNetwork.includes(name));
  return withOthers(acceptedMore, [
    ...inNetwork.map((name) => ({ name, kind: "inNetwork" as const })),
    ...others.map((name) => ({ name, kind: "accepted" as const })),
  ]);
}

/** Lists the homeschool programs whose stipends the clinic accepts, if any, and one entry for all others. */
export function programsOf({ homeschool, homeschoolMore }: InsuranceLists): Payer[] {
  return withOthers(
    homeschoolMore,
    homeschool.map((name) => ({ name, kind: "homeschool" })),
  );
}

function withOthers(name: string, payers: readonly Payer[]): Payer[] {
  return payers.length > 0 ? [...payers, { name, kind: "ask" }] : [];
}
