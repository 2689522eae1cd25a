/** Does what the page can do without: an error in it is reported, and stops nothing else. */
export function attempt(act: () => void): void {
  try {
    act();
  } catch (error) {
    reportError(error);
  }
}
