/** Downloads a text as a file from a blob URL, without a network request. */
export function downloadFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // Some browsers read the blob after the click event has ended.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
