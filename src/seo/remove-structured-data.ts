/** A step inside the site keeps the document, and with it the first page's structured data, which the next page's are not. */
export function removeStructuredData(): void {
  document.querySelector('script[type="application/ld+json"]')?.remove();
}
