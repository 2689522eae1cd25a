/** A custom element whose listeners end when it leaves the page. */
export abstract class PageElement extends HTMLElement {
  private leaving = new AbortController();

  connectedCallback(): void {
    this.leaving = new AbortController();
    this.connect(this.leaving.signal);
  }

  disconnectedCallback(): void {
    this.leaving.abort();
  }

  /**
   * Starts the element's behavior. It may be called again after the element has left the page and come back.
   * @param signal aborted when the element leaves the page
   */
  protected abstract connect(signal: AbortSignal): void;
}

/** Registers a custom element, unless it is: in the live view, a changed module runs again. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}

/**
 * Returns the first descendant of a type that matches a selector.
 * @throws if there is none: the HTML is our own
 */
export function find<Found extends Element>(
  part: Element,
  selector: string,
  type: abstract new () => Found,
): Found {
  const found = part.querySelector(selector);
  if (found instanceof type) return found;
  throw new Error(`<${part.localName}> contains no ${selector}.`);
}
