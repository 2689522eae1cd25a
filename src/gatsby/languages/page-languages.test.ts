import { spanish } from "./languages.fixtures";
import { pageLanguagesIn } from "./page-languages";

const languagesOf = pageLanguagesIn([spanish]);
const contact = [
  { code: "en", path: "/contact" },
  { code: "es", path: "/es/contacto" },
  { code: "x-default", path: "/contact" },
];

test.each([
  ["/contact", undefined, contact],
  ["/es/contacto", spanish, contact],
  ["/es/404.html", spanish, []],
  ["/about", undefined, []],
  ["/essays", undefined, []],
])("%s", (path, language, alternates) => {
  expect(languagesOf(path)).toEqual({ language, alternates });
});
