/** A function that works each answer out once, and gives it again when it is asked for the same. */
export function memoize<Answer>(workOut: (asked: string) => Answer): (asked: string) => Answer {
  const known = new Map<string, { answer: Answer }>();
  return (asked) => {
    const found = known.get(asked) ?? { answer: workOut(asked) };
    known.set(asked, found);
    return found.answer;
  };
}
