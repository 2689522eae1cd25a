import { readLanguages } from "../src/content-check/translations/read-languages";

/** A page that is not whole is missing here: `npm run check:content` says what is not translated. */
const pages = {
  "/": "/es",
  "/about": "/es/nosotros",
  "/about/community-impact": "/es/nosotros/comunidad",
  "/appointment": "/es/cita",
  "/appointment/first-visit": "/es/cita/primera-visita",
  "/appointment/getting-here": "/es/cita/como-llegar",
  "/concerns": "/es/inquietudes",
  "/contact": "/es/contacto",
  "/good-faith-estimate": "/es/estimacion-de-buena-fe",
  "/language-help": "/es/ayuda-en-su-idioma",
  "/milestones": "/es/desarrollo",
  "/our-team": "/es/nuestro-equipo",
  "/providers": "/es/profesionales",
  "/resources": "/es/recursos",
  "/resources/forms": "/es/formularios",
  "/resources/who-else-helps": "/es/recursos/quien-mas-ayuda",
  "/services": "/es/servicios",
  "/services/behavioral-health": "/es/servicios/salud-conductual",
  "/services/educational-service": "/es/servicios/servicio-educativo",
  "/services/occupational-therapy": "/es/servicios/terapia-ocupacional",
  "/services/physical-therapy": "/es/servicios/terapia-fisica",
  "/services/speech-therapy": "/es/servicios/terapia-del-habla",
  "/services/telehealth": "/es/servicios/telesalud",
};

test("Spanish is live, with its pages at the addresses that families and search engines know", () => {
  const spanish = readLanguages(".").find(({ code }) => code === "es");
  expect(Object.fromEntries(spanish?.pages ?? [])).toMatchObject(pages);
});
