/**
 * Removes the first page's structured data, which client-side navigation would leave in the document of the
 * next page.
 */
export function removeStructuredData(): void {
  document.querySelector('script[type="application/ld+json"]')?.remove();
}
