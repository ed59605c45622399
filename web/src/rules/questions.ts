// How people ask, by language: what a question says besides what it is about, words that mean the same, and how words end.
// All of it in lower case and without accents.

import type { Language } from "../lib/settings.svelte";

export interface Questions {
  /** Words that say nothing of what is asked for. */
  passedOver: string;
  /** What may follow the stem of a word. */
  endings: string;
  /** Stems of words that mean the same, a line for each meaning. */
  same: string[];
}

export const QUESTIONS: Record<Language, Questions> = {
  en: {
    passedOver:
      "how do does did can could i we you me my us our the a an to of is are be what when where who why which if it " +
      "in on for with and or there then happen happens should must need needs has have many much somebody",
    endings: "s es ed ing ning ting ner er ers y ies ious",
    same: [
      "win won victor",
      "los lose lost defeat",
      "begin start set-up setup",
      "end finish over",
      "point score scor",
      "draw drew",
      "give gift pass trad",
      "shore dry dries",
      "captur treasure",
      "swim drown",
      "fly flies flight",
      "turn round",
      "solo alone",
      "discard hand limit",
      "complet finish",
      "dies dead death kill",
      "eat ate hungr starv",
      "heal cure",
    ],
  },
  es: {
    passedOver:
      "como que cuando donde adonde quien por para puedo puede podemos se el la los las un una de del al a en y o u mi " +
      "mis me yo nos es son hay pasa ocurre si cual cuanto cuantos cuantas hago hace debo debe tengo tiene con lo alguien",
    endings:
      "o a e as es os s an en ar er ir amos emos imos ais eis ado ada ados adas ido ida idos idas ando iendo io ion arse irse arlo",
    same: [
      "gan venc victori",
      "perd pierd derrot",
      "empez empiez comenz comienz comienzo preparacion",
      "termin acab fin final",
      "punto puntu anot",
      "rob cog tom",
      "entreg dar doy pas",
      "asegur sec",
      "recuper tesor",
      "nad ahog",
      "vol vuel",
      "mov muev camin and",
      "turn rond",
      "solitari solas",
      "descart limit mano",
      "dibuj traz constru puent",
      "complet",
      "mor muer muert mat",
      "come comer comid hambr",
      "cur curacion",
    ],
  },
  pt: {
    passedOver:
      "como que quando onde aonde quem por para posso pode podemos se o a os as um uma de do da dos das no na nos nas em e " +
      "ou meu minha me eu nos sao ha acontece qual quanto quantos quantas faco faz devo deve tenho tem com alguem",
    endings: "o a e as es os s am em ar er ir amos emos imos ado ada ados adas ido ida idos idas ando endo indo ou eu iu",
    same: [
      "ganh venc vitori",
      "perd perc derrot",
      "comec inici preparacao",
      "termin acab fim",
      "ponto pontu marc",
      "compr peg",
      "dar dou passar pass",
      "dren sec",
      "recolh tesour",
      "nad afog",
      "vo voo voar",
      "mov and",
      "turn vez rodad",
      "sozinh solo",
      "descart limit mao",
      "desenh trac constru pont",
      "complet",
      "morr mort mat",
      "come comer comem comid fom",
      "cur",
    ],
  },
};
