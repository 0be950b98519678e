import { grammar } from '@acheron/core'
import type { Terms } from './en.ts'

const { count, and } = grammar('fr-FR')

const souls = (n: number): string => count(n, 'âme', 'âmes')
const favours = (n: number): string => count(n, 'faveur', 'faveurs')
const hearts = (n: number): string => count(n, 'cœur', 'cœurs')
const skulls = (n: number): string => count(n, 'crâne', 'crânes')
const stars = (n: number): string => count(n, 'étoile', 'étoiles')

export const termsFr: Terms = {
  souls,
  favours,
  disfavours: (n) => count(n, 'défaveur', 'défaveurs'),
  hearts,
  skulls,
  stars,
  cards: (n) => count(n, 'carte', 'cartes'),
  legions: (n) => count(n, 'légion', 'légions'),
  hounds: (n) => count(n, 'Hellhound', 'Hellhounds'),
  demons: (n) => count(n, 'démon', 'démons'),
  steps: (n) => count(n, 'pas', 'pas'),

  phases: [
    'Phase d’enfer',
    'Phase d’âme',
    'Phase de soulèvement',
    'Phase d’action',
    'Phase de mouvement aléatoire',
    'Phase de combat',
    'Phase de pétition',
    'Phase finale',
  ],
  strip: ['Enfer', 'Âmes', 'Soulèvement', 'Actions', 'Mouvement aléatoire', 'Combats', 'Pétitions', 'Fin'],
  boxes: ['Ciel', 'Terre', 'Enfer'],
  permanent: (box) => `permanente : ${box}`,
  aspects: ['vieille femme', 'mère', 'vierge'],
  sexes: { male: 'masculin', female: 'féminin', both: 'des deux sexes', undefined: 'de sexe indéfini' },
  directions: [
    'vers l’intérieur',
    'dans le sens contraire des aiguilles d’une montre',
    'vers l’extérieur',
    'dans le sens des aiguilles d’une montre',
  ],
  scopes: { quarter: 'quartier', circle: 'cercle', sectio: 'Sectio' },
  quarter: (n) => `quartier ${n}`,
  circle: (n, name) => `cercle ${n}, ${name}`,
  antehell: 'AnteHell',
  hell: 'tout l’enfer',
  at: (sectio) => (sectio === undefined ? 'dans l’AnteHell' : `dans « ${sectio} »`),
  to: (sectio) => (sectio === undefined ? 'vers l’AnteHell' : `vers « ${sectio} »`),
  from: (sectio) => (sectio === undefined ? 'de l’AnteHell' : `de « ${sectio} »`),
  card: (name) => `« ${name} »`,
  pentagram: 'le Pentagramme',
  freebooters: 'Freebooters',
  rampaging: 'Hellhounds en saccage',
  uriel: 'Uriel',
  lilith: 'Lilith',
  rank: (n) => `rang ${n.toLocaleString('fr-FR')}`,
  lieutenant: (name, bonus, command) => `${name} (bonus +${bonus}, commandement ${command})`,
  lieutenantNamed: (name) => `lieutenant ${name}`,
  hound: (attacks) => `Hellhound à ${count(attacks, 'attaque', 'attaques')}`,

  minors: {
    walk: 'Parcourir la terre',
    walkSafely: 'Parcourir la terre en sûreté',
    recruit: 'Recruter un lieutenant',
  },
  passes: [
    '',
    'Passe',
    'Passe double',
    'Passe triple',
    'Passe quadruple',
    'Passe quintuple',
    'Passe sextuple',
    'Passe septuple',
    'Passe octuple',
    'Passe nonuple',
  ],
  timings: { action: 'action', combat: 'combat', counter: 'counter', playRightAway: 'à jouer aussitôt' },
  spheres: { hell: 'en enfer', earth: 'sur terre', any: 'en enfer ou sur terre' },
  counters: {
    anyCard: 'contre toute carte',
    cardTargetingDemon: 'contre une carte visant un démon',
    cardTargetingMe: 'contre une carte visant un de vos démons',
  },
  cost: (s, f) => and([...(s > 0 ? [souls(s)] : []), ...(f > 0 ? [favours(f)] : [])]) || 'gratuit',
  needs: {
    hearts: (n) => `un lanceur à ${hearts(n)} ou plus`,
    skulls: (n) => `un lanceur à ${skulls(n)} ou plus`,
    stars: (n) => `un lanceur à ${stars(n)} ou plus`,
    group: {
      hearts: (n) => `un groupe de ${hearts(n)}`,
      skulls: (n) => `un groupe de ${skulls(n)}`,
      stars: (n) => `un groupe de ${stars(n)}`,
    },
    uriel: 'Uriel en jeu',
    lilith: 'Lilith en jeu',
    noLilith: 'Lilith hors jeu',
    notPromised: 'Lilith pas encore promise',
    lieutenantHere: 'un de vos lieutenants dans le combat',
    ownLegion: 'une de vos légions sur la carte',
    legionInStock: 'une légion en réserve',
  },
  six: 'marquée 6',
}
