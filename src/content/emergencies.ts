/** The values of a concern's `first`, each with its hotlines, by id or number in data/clinic.json. */
export const callsFirst = {
  "911": ["911"],
  "988": ["988", "911"],
  poison: ["poison", "911"],
  battery: ["911", "battery", "poison"],
  abuse: ["911", "child-protection", "child-abuse"],
  "emergency-room": ["911"],
  doctor: [],
} as const satisfies Record<string, readonly string[]>;

export type First = keyof typeof callsFirst;

/** Whether a concern needs help right now. A call to the doctor during office hours does not count. */
export function isEmergency(first: First | undefined): boolean {
  return first !== undefined && first !== "doctor";
}

/** The emergencies that the search must always answer, by concern id, with whom to call first. */
export const emergencies: Readonly<Record<string, First>> = {
  "no-air": "911",
  "swallowed-battery": "battery",
  poisoned: "poison",
  allergic: "911",
  seizure: "911",
  "in-crisis": "988",
  "one-side": "911",
  bleeding: "911",
  burned: "911",
  "hit-head": "911",
  "high-fall": "911",
  "too-hot": "911",
  "too-cold": "911",
  "baby-fever": "emergency-room",
  "stiff-neck": "911",
  gun: "911",
  "eye-hurt": "emergency-room",
  missing: "911",
  harmed: "abuse",
};
