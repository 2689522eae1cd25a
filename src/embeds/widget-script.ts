/**
 * Loads a third-party widget's script into a container.
 * @param onShown called when the widget has added content to the container
 */
export function addWidget(container: HTMLElement, scriptUrl: string, onShown: () => void): void {
  const script = document.createElement("script");
  const observer = new MutationObserver(() => {
    if ([...container.children].some((child) => child !== script)) onShown();
  });
  observer.observe(container, { childList: true });
  script.async = true;
  script.src = scriptUrl;
  container.append(script);
}
