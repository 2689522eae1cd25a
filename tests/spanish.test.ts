import { readLanguages } from "../src/content-check/translations/read-languages";

/** What a family needs first. A page that is not whole is missing here: `npm run check:content` says what is not translated. */
const pages = {
  "/": "/es",
  "/appointment": "/es/cita",
  "/appointment/first-visit": "/es/cita/primera-visita",
  "/appointment/getting-here": "/es/cita/como-llegar",
  "/contact": "/es/contacto",
  "/language-help": "/es/ayuda-en-su-idioma",
  "/milestones": "/es/desarrollo",
  "/providers": "/es/profesionales",
  "/resources": "/es/recursos",
  "/resources/who-else-helps": "/es/recursos/quien-mas-ayuda",
  "/services": "/es/servicios",
};

test("Spanish is live, with its seventeen pages at the addresses that families and search engines know", () => {
  const spanish = readLanguages(".").find(({ code }) => code === "es");
  const live = Object.fromEntries(spanish?.pages ?? []);
  expect(live).toMatchObject(pages);
  const services = Object.keys(live).filter((path) => path.startsWith("/services/"));
  expect(services).toHaveLength(6);
  const concerns = Object.keys(live).filter((path) => path.startsWith("/concerns"));
  expect(Object.keys(live)).toHaveLength(17 + concerns.length);
});
