import type { Catalog } from "../../words/catalog";
import { createConcernSearch } from "./find-concerns";
import { searchLanguage } from "./search-language";
import { significantWords, split } from "./word-forms";

/** How parents write in Spanish. */
const spanishWords: Catalog["concernWords"] = {
  small: `
    a acerca además ahí ahora al algo algún alguna algunas alguno algunos allí antes aquí así aún aunque ayuda ayudar año
    años bien cada casi como con creo cual cuando cuánto de debe debo del desde después día días donde durante e el él ella
    ellas ellos en entre era es esa ese eso está están estaba estar estas este esto estoy favor fue gracias ha hace hacen
    hacer hago han hasta hay he hija hijas hijita hijito hijo hijos hola hoy la las le les lo los mamá más me mes meses mi
    mientras mis mucha muchas mucho muchos muy nena nene niña niñas niño niños nos nuestra nuestro o otra otro papá para
    pasa pequeña pequeño pero por porque puede pueden puedo pues que qué quién quiere quieren se sea semana semanas ser si
    siempre sobre son su sus tal también tan tanto te tengo tiempo tiene tienen toda todas todo todos tu un una unas uno
    unos usted va veces vez voy y ya yo
  `,
  negations:
    "no nunca jamás sin ni nada ningún ninguna apenas tampoco dificultad dificultades problema problemas cuesta cuestan",
  endings: `
    iéndose ándose aciones ación iones ión amente mente iendo ando aron ieron aban ían aba ía ado ada ados adas ido ida
    idos idas arse erse irse ar er ir an en as es os io a e o s
  `,
  alike: "ch:x qu:k ce:se ci:si c:k z:s v:b ll:y h: gue:ge gui:gi rr:r",
};

const spanish = searchLanguage(spanishWords);

const concerns = [
  {
    id: "no-air",
    name: "No puede respirar, se ahoga o se pone azul",
    words: ["se ahoga con comida/juguete/moneda", "ahogándose", "no respira", "labios azules/morados"],
    not: ["se ahoga en un vaso de agua"],
    isEmergency: true,
  },
  {
    id: "seizure",
    name: "Una convulsión",
    words: ["convulsiona", "convulsiones", "ataque epiléptico", "tiembla todo el cuerpo"],
    isEmergency: true,
  },
  {
    id: "in-crisis",
    name: "Habla de morir o de hacerse daño",
    words: ["se quiere matar/morir", "no quiere vivir", "suicidio", "hacerse daño", "se corta"],
    isEmergency: true,
  },
  {
    id: "few-words",
    name: "Dice pocas palabras o ninguna",
    words: ["no habla", "habla poco", "no dice palabras", "todavía no habla"],
    isEmergency: false,
  },
  {
    id: "tiptoes",
    name: "Camina de puntitas",
    words: ["anda/camina de puntas/puntillas/puntitas"],
    isEmergency: false,
  },
  {
    id: "few-foods",
    name: "Come muy pocas cosas",
    words: ["no come", "no quiere comer verduras"],
    isEmergency: false,
  },
];
const find = createConcernSearch(concerns, spanish);
const first = (typed: string) => find(typed)[0]?.id;

test.each([
  ["no abla", "few-words"],
  ["mi hijo no abla", "few-words"],
  ["mi niña de 2 años todavia no habla", "few-words"],
  ["no habla nada", "few-words"],
  ["se esta ahogando", "no-air"],
  ["se está ahogando con una moneda", "no-air"],
  ["no puede respirar", "no-air"],
  ["no respira", "no-air"],
  ["convulsion", "seizure"],
  ["CONVULSIÓN", "seizure"],
  ["combulsiones", "seizure"],
  ["esta convulsionando", "seizure"],
  ["se quiere matar", "in-crisis"],
  ["mi hija se kiere matar", "in-crisis"],
  ["no quiere vivir", "in-crisis"],
  ["camina de puntas", "tiptoes"],
  ["caminando en las puntitas", "tiptoes"],
  ["no kiere comer", "few-foods"],
  ["mi bebe no come", "few-foods"],
])("a Spanish-speaking parent types %j: %s is first", (typed, id) => {
  expect(first(typed)).toBe(id);
});

test.each(["a qué hora abren", "gracias", "se ahoga en un vaso de agua", "xyz"])(
  "%j finds no emergency",
  (typed) => {
    expect(find(typed).filter(({ isEmergency }) => isEmergency)).toEqual([]);
  },
);

test.each([
  ["ñ", "nino", "Niño"],
  ["accents", "esta convulsion", "está convulsión"],
  ["sounds", "aogar", "ahogar"],
  ["letters of other scripts", "не говорит", "Не говорит!"],
])("%s are forgiven", (_, typed, written) => {
  expect(split([typed], spanish)).toEqual(split([written], spanish));
});

test("small words are dropped, and a negation marks the next one", () => {
  const [written = []] = split(["Mi hijo no quiere comer nada"], spanish);
  const words = significantWords(written, new Set(), spanish);
  expect(words.map(({ stem, isNegated }) => [stem, isNegated])).toEqual([["kom", true]]);
});

test("a language without lists still finds whole words", () => {
  const plain = createConcernSearch(
    concerns,
    searchLanguage({ small: "", negations: "", endings: "", alike: "" }),
  );
  expect(plain("ataque epiléptico")[0]?.id).toBe("seizure");
});
