/** The concerns of parents and their answers. */
export const concernList = {
  ask: "Ask for a visit",
  askMessage: "I would like to ask about: {service}\nWhat I see at home: {concern}\nMy child's age: ",
  searchFailed: "The search did not load. The lists below hold every answer.",
} as const;
