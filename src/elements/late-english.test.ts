/** @jest-environment jsdom */
import { markLateEnglish } from "./late-english";

const marked = () => Array.from(document.querySelectorAll("[lang=en]"), ({ textContent }) => textContent);

test("a text in English that comes later, or takes the place of another one, is marked, and a Spanish one is not", async () => {
  document.documentElement.lang = "es-US";
  document.body.innerHTML = "<p>Hola</p>";
  markLateEnglish("^Choose a time$");
  expect(marked()).toEqual([]);
  document.body.insertAdjacentHTML("beforeend", "<dialog><p>Choose a time</p><p>Cerrar</p></dialog>");
  await Promise.resolve();
  expect(marked()).toEqual(["Choose a time"]);
  const [text] = document.querySelector("dialog p")?.childNodes ?? [];
  if (text instanceof Text) text.data = "Escoja una hora";
  await Promise.resolve();
  expect(marked()).toEqual([]);
});
