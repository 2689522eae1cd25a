/** Where a sentence is kept while the page is loaded again. */
const key = "admin.said";

/** Shows a sentence in the bar, where it is also announced. */
export function say(sentence: string): void {
  const place = document.querySelector("#said");
  if (place) place.textContent = sentence;
}

/** Keeps what is shown now for the next load of the page. */
export function keepSaid(): void {
  sessionStorage.setItem(key, document.querySelector("#said")?.textContent ?? "");
}

/** Shows what was kept, once. */
export function sayAgain(): void {
  say(sessionStorage.getItem(key) ?? "");
  sessionStorage.removeItem(key);
}
