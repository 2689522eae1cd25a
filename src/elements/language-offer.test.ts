/** @jest-environment jsdom */
import { choiceName, offerOtherLanguages, rememberSwitch } from "./language-choice";

process.env.SCRIPT_OFFERS = JSON.stringify({ es: { offer: "En español", close: "Cerrar" } });

const line = () => document.querySelector("[data-offer]");

/** Waits until the offer, whose script was asked for before, has had its frame. */
async function settled(): Promise<void> {
  await import("./language-offer");
  await new Promise(requestAnimationFrame);
}

async function open(asked: readonly string[]): Promise<void> {
  document.head.innerHTML = "<style></style>";
  document.body.innerHTML = `<a href="/es/cita" lang="es" hreflang="es">x</a><main tabindex="-1"></main>`;
  jest.spyOn(navigator, "languages", "get").mockReturnValue(asked);
  offerOtherLanguages();
  await settled();
}

beforeEach(() => localStorage.clear());

test.each([
  ["the first language", ["es-MX", "en"], true],
  ["a language before English, after one that the site does not have", ["qu", "es"], true],
  ["a language after English", ["en-US", "es"], false],
  ["a language that the site does not have", ["de"], false],
])("%s is offered, or not", async (_, asked, isOffered) => {
  await open(asked);
  expect(line() !== null).toBe(isOffered);
});

test("the offer is in its language, says so politely, leads to the page in it, and remembers nothing", async () => {
  await open(["es"]);
  expect(line()).toHaveAttribute("lang", "es");
  expect(line()).toHaveAttribute("role", "status");
  expect(line()?.querySelector("a")).toHaveTextContent("En español");
  expect(line()?.querySelector("a")).toHaveProperty("href", "http://localhost/es/cita");
  expect(line()?.querySelector("button")).toHaveAttribute("aria-label", "Cerrar");
  expect(localStorage).toHaveLength(0);
});

test("a press on a PDF in English chooses no language", () => {
  document.body.innerHTML = `<a href="/documents/intake.pdf" hreflang="en">PDF</a>`;
  rememberSwitch();
  const link = document.querySelector("a");
  link?.addEventListener("click", (event) => event.preventDefault());
  link?.click();
  expect(localStorage).toHaveLength(0);
});

test.each([
  ["its button", "[data-offer] button", "en"],
  ["its link", "[data-offer] a", "es"],
  ["the link in the header", "a", "es"],
])("after a press on %s, a language is remembered and nothing is offered", async (_, pressed, chosen) => {
  await open(["es"]);
  const control = [...document.querySelectorAll<HTMLElement>(pressed)].at(-1);
  control?.addEventListener("click", (event) => event.preventDefault());
  control?.click();
  expect(localStorage.getItem(choiceName)).toBe(chosen);
  await open(["es"]);
  expect(line()).toBeNull();
});

test("a page that the browser brings back offers nothing if a language was chosen meanwhile", async () => {
  await open(["es"]);
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(line()).not.toBeNull();
  localStorage.setItem(choiceName, "es");
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(line()).toBeNull();
});
