/** Calls back with whether an element is on the screen, whenever that changes, until `signal` is aborted. */
export function watchInView(part: Element, onChange: (isInView: boolean) => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) onChange(isIntersecting);
  });
  observer.observe(part);
  signal.addEventListener("abort", () => observer.disconnect());
}
