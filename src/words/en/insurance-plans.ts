/** Insurers and homeschool programs. */
export const insurancePlans = {
  insurers: "Insurance plans",
  programs: "Homeschool stipends",
  checked: "Last checked on {date}.",
  print: "Print these questions",
} as const;
