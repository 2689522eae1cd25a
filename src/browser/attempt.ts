/** Runs something optional: if it throws, the error is reported and the caller continues. */
export function attempt(act: () => void): void {
  try {
    act();
  } catch (error) {
    reportError(error);
  }
}
