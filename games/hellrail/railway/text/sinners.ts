import type { Language } from '@acheron/core'
import { capital } from '@acheron/core'
import { SINNERS } from '../rail-cards.ts'

/** Those who are called otherwise than their card is. */
const CALLED: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { thais: 'Thaïs' },
  fr: {
    homer: 'Homère',
    aristotle: 'Aristote',
    electra: 'Électre',
    dido: 'Didon',
    semiramis: 'Sémiramis',
    erysichthon: 'Érysichthon',
    phlegyas: 'Phlégyas',
    orestes: 'Oreste',
    epicurus: 'Épicure',
    anastasius: 'Anastase',
    capaneus: 'Capanée',
    thais: 'Thaïs',
    ulysses: 'Ulysse',
    ugolino: 'Ugolin',
    antenor: 'Anténor',
  },
  de: {
    aristotle: 'Aristoteles',
    electra: 'Elektra',
    hector: 'Hektor',
    plutus: 'Plutos',
    orestes: 'Orest',
    lycaon: 'Lykaon',
    epicurus: 'Epikur',
    capaneus: 'Kapaneus',
    thais: 'Thaïs',
    ulysses: 'Odysseus',
  },
}

/** By rail card: what its sinner is called. */
export const sinnersIn = (language: Language): readonly string[] =>
  SINNERS.map((sinner) => CALLED[language][sinner] ?? capital(sinner))
