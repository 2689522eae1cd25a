/** What the search for concerns says. */
export const concernSearch = {
  cantWait: "If it can't wait, {call}.",
  call: "call {number}",
  urgent: {
    one: "This can't wait:",
    other: "This can't wait. {count} answers, the most urgent first:",
  },
  found: { one: "One answer:", other: "{count} answers, the best first:" },
  none: "There is no answer to these words here. That says nothing about your worry. Try other words, or tell us: we will listen.",
  write: "Ask in writing",
  writeMessage: "What I see at home: {typed}\nMy child's age: ",
} as const;
