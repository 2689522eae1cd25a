/** The ages for which somebody helps. */
export const ages = {
  all: "All ages",
  any: "Any age",
  under: "Under {age}",
  from: "{age} or older",
  between: "{from} to {to}",
  one: "{age}",
} as const;
