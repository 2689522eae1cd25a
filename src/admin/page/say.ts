/** Where a sentence is kept while the page is loaded again. */
const key = "admin.said";

/** Shows a sentence in the bar, where it is also announced. */
export function say(sentence: string): void {
  const place = document.querySelector("#said");
  if (place) place.textContent = sentence;
}

/** Takes a sentence back that does not hold anymore, if it is still shown. */
export function unsay(sentence: string): void {
  if (document.querySelector("#said")?.textContent === sentence) say("");
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
