import type { Catalog } from "../../words/catalog";

/** How parents write in Spanish. */
export const spanishWords: Catalog["concernWords"] = {
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
