import type { Catalog } from "../../words/catalog";

/** How parents write in Spanish, in short. */
export const spanishWords: Catalog["concernWords"] = {
  small: `
    a al algo año años así bien cada como con cuando de del desde el ella en es está esta estaba ese eso este ha hace
    hasta he hija hijo la las le les lo los me mes meses mi mis mucho muy nena nene niña niño o para pero por porque
    puede pues que quiere se ser si siempre su sus también tan te tiene todo un una y ya yo
  `,
  negations: "no nunca jamás sin ni nada apenas tampoco dificultad problema problemas cuesta",
  endings: `
    iéndose ándose aciones ación iones ión amente mente iendo ando aron ieron aban ían aba ía ado ada ados adas ido ida
    idos idas arse erse irse ar er ir an en as es os io a e o s
  `,
  alike: "ch:x qu:k ce:se ci:si c:k z:s v:b ll:y h: gue:ge gui:gi rr:r",
};
