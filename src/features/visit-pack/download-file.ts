/** Lets the visitor keep a text as a file. It is made in the page, and nobody is asked for it. */
export function downloadFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // Some browsers read the file only after the press is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
