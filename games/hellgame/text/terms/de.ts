import { grammar } from '@acheron/core'
import type { Terms } from './en.ts'

const { count, and } = grammar('de-DE')

const souls = (n: number): string => count(n, 'Seele', 'Seelen')
const favours = (n: number): string => count(n, 'Gunstmarker', 'Gunstmarker')
const hearts = (n: number): string => count(n, 'Herz', 'Herzen')
const skulls = (n: number): string => count(n, 'Schädel', 'Schädel')
const stars = (n: number): string => count(n, 'Stern', 'Sterne')
/** After a preposition with the dative. */
const toHearts = (n: number): string => count(n, 'Herz', 'Herzen')
const toSkulls = (n: number): string => count(n, 'Schädel', 'Schädeln')
const toStars = (n: number): string => count(n, 'Stern', 'Sternen')

export const termsDe: Terms = {
  souls,
  favours,
  disfavours: (n) => count(n, 'Ungunstmarker', 'Ungunstmarker'),
  hearts,
  skulls,
  stars,
  cards: (n) => count(n, 'Karte', 'Karten'),
  legions: (n) => count(n, 'Legion', 'Legionen'),
  hounds: (n) => count(n, 'Höllenhund', 'Höllenhunde'),
  demons: (n) => count(n, 'Dämon', 'Dämonen'),
  steps: (n) => count(n, 'Schritt', 'Schritte'),

  phases: [
    'Höllenphase',
    'Seelenphase',
    'Beschwörungsphase',
    'Aktionsphase',
    'Zufallsbewegungen',
    'Kampfphase',
    'Petitionsphase',
    'Endphase',
  ],
  strip: ['Hölle', 'Seelen', 'Beschwörung', 'Aktionen', 'Zufallsbewegungen', 'Kampf', 'Petitionen', 'Ende'],
  boxes: ['Himmel', 'Erde', 'Hölle'],
  permanent: (box) => `permanent: ${box}`,
  aspects: ['alte Frau', 'Mutter', 'Jungfrau'],
  sexes: {
    male: 'männlich',
    female: 'weiblich',
    both: 'beiderlei Geschlechts',
    undefined: 'unbestimmten Geschlechts',
  },
  directions: ['nach innen', 'gegen den Uhrzeigersinn', 'nach außen', 'im Uhrzeigersinn'],
  scopes: { quarter: 'Viertel', circle: 'Kreis', sectio: 'Sectio' },
  quarter: (n) => `Viertel ${n}`,
  circle: (n, name) => `Kreis ${n}, ${name}`,
  antehell: 'AnteHell',
  hell: 'die ganze Hölle',
  at: (sectio) => (sectio === undefined ? 'in der AnteHell' : `in „${sectio}“`),
  to: (sectio) => (sectio === undefined ? 'in die AnteHell' : `nach „${sectio}“`),
  from: (sectio) => (sectio === undefined ? 'aus der AnteHell' : `aus „${sectio}“`),
  card: (name) => `„${name}“`,
  pentagram: 'das Pentagramm',
  freebooters: 'Freibeuter',
  rampaging: 'rasende Höllenhunde',
  uriel: 'Uriel',
  lilith: 'Lilith',
  rank: (n) => `Rang ${n.toLocaleString('de-DE')}`,
  lieutenant: (name, bonus, command) => `${name} (Bonus +${bonus}, Befehlszahl ${command})`,
  lieutenantNamed: (name) => `Leutnant ${name}`,
  hound: (attacks) => `Höllenhund mit ${count(attacks, 'Angriff', 'Angriffen')}`,

  minors: {
    walk: 'Auf Erden wandeln',
    walkSafely: 'Sicher auf Erden wandeln',
    recruit: 'Leutnant anwerben',
  },
  passes: [
    '',
    'Passen',
    'Doppelt passen',
    'Dreifach passen',
    'Vierfach passen',
    'Fünffach passen',
    'Sechsfach passen',
    'Siebenfach passen',
    'Achtfach passen',
    'Neunfach passen',
  ],
  timings: { action: 'Aktion', combat: 'Kampf', counter: 'Konter', playRightAway: 'sofort auszuspielen' },
  spheres: { hell: 'in der Hölle', earth: 'auf der Erde', any: 'in der Hölle oder auf der Erde' },
  counters: {
    anyCard: 'gegen jede Karte',
    cardTargetingDemon: 'gegen eine Karte, die auf einen Dämon zielt',
    cardTargetingMe: 'gegen eine Karte, die auf einen deiner Dämonen zielt',
  },
  cost: (s, f) => and([...(s > 0 ? [souls(s)] : []), ...(f > 0 ? [favours(f)] : [])]) || 'kostenlos',
  needs: {
    hearts: (n) => `ein Anwender mit mindestens ${toHearts(n)}`,
    skulls: (n) => `ein Anwender mit mindestens ${toSkulls(n)}`,
    stars: (n) => `ein Anwender mit mindestens ${toStars(n)}`,
    group: {
      hearts: (n) => `eine Gruppe mit ${toHearts(n)}`,
      skulls: (n) => `eine Gruppe mit ${toSkulls(n)}`,
      stars: (n) => `eine Gruppe mit ${toStars(n)}`,
    },
    uriel: 'Uriel im Spiel',
    lilith: 'Lilith im Spiel',
    noLilith: 'Lilith nicht im Spiel',
    notPromised: 'Lilith noch nicht versprochen',
    lieutenantHere: 'ein eigener Leutnant in diesem Kampf',
    ownLegion: 'eine eigene Legion auf dem Plan',
    legionInStock: 'eine Legion im Vorrat',
  },
  six: 'mit einer 6',
}
