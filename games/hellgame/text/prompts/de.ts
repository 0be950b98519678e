import { termsDe as terms } from '../terms/de.ts'
import type { PromptWords } from './en.ts'

const { at, card, souls, favours, cards, legions, steps } = terms

export const promptsDe: PromptWords = {
  swapDemon: 'Einen Dämon tauschen? Das kostet deinen Gunstmarker.',
  placeFirst: 'Stelle deine erste Legion in eine deiner Sectio.',

  redraw: (name) => `Ereignis: ${card(name)}. Soll Xaphan es ausblasen, sodass die nächste Karte gilt?`,
  layNext: (n) => `Lege ${cards(n)} zurück: Wähle die, die als Nächste kommt.`,
  discardSurplus: (n) => `Deine Hand ist zu voll: Lege noch ${cards(n)} ab.`,

  flyInBroth: 'Beelzebub: Wähle den Spieler, der eine Seele verliert.',
  rollAgain: (die) => `Asmodeus hat ${die} gewürfelt. Noch einmal? Der zweite Wurf gilt.`,
  feedIdol: 'Moloch: Du darfst für 4 Seelen eine deiner Legionen vernichten.',
  generous: 'Willst du einem anderen Spieler etwas schenken?',
  toWhom: (left) => `Wähle, wer ein Geschenk erhält, oder höre auf (noch ${left}).`,
  what: (name) => `Wähle, was ${name} erhält.`,
  howMany: (name, most) => `Wie viele Seelen erhält ${name}? Du hast ${most}.`,
  accept: (name, what) => `${name} will dir etwas schenken: ${what}. Nimmst du es an?`,
  leaveUnpaid: (lacking) =>
    `Dir ${lacking === 1 ? 'fehlt' : 'fehlen'} ${souls(lacking)}: Wähle eine Einheit, die unbezahlt bleibt.`,
  takeLegions: (name, most) =>
    `${name} kann nicht zahlen: Wie viele Legionen nimmst du für je 1 Seele (höchstens ${most})? Jede abgelehnte kostet einen Ungunstmarker.`,
  takeLieutenant: (name) => `${name} kann nicht zahlen: einen Leutnant in deinen Dienst nehmen?`,

  summon: (legion, arcana, left) =>
    `Beschwörung, noch ${souls(left)}: Legion in eine Sectio (${legion}) oder Karte (${arcana}).`,
  post: (lieutenant) => `Wähle die Legionen, denen sich Leutnant ${lieutenant} anschließt.`,
  howMuch: (lieutenant, most) => `Wie viele Seelen für Leutnant ${lieutenant}? Du hast ${most}.`,

  littleBird: 'Caim: Wähle einen Spieler; du siehst zwei seiner Handkarten.',
  precedence: (now) => `Paymon: Wähle seinen Platz auf der Reihenfolgeleiste (jetzt ${now}).`,
  haveYouHeard: 'Pruflas: Wähle einen Dämon, der ans Ende der Reihenfolgeleiste kommt.',
  act: (demon) => `${demon}: Wähle eine Aktion.`,
  actAgain: (demon) => `${demon} hat eine zusätzliche Aktion.`,
  setOut: (skulls) => `Marsch: Wähle, wer aufbricht (noch ${terms.skulls(skulls)}).`,
  setOutForged: (n, name) => `Gefälschter Befehl: Wähle eine Legion von ${name} (noch ${n}).`,
  takeAlong: (lieutenant) => `Wie viele Legionen gehen mit Leutnant ${lieutenant}?`,
  walkOn: (left, where) => `Marsch: noch ${steps(left)}, jetzt ${at(where)}.`,
  passage: (name, n, where) =>
    `${name} bittet um Durchzug ${at(where)}${n > 0 ? ` mit ${legions(n)}` : ''}. Gewährst du ihn?`,
  askOrEnter: (where) => `Der Weg führt hinaus ${terms.to(where)}: betreten oder erst um Durchzug bitten?`,
  flee: (where) => `Einheiten stoßen ${at(where)} auf deine: fliehen oder bleiben?`,
  leadAway: (lieutenant) => `Flieht Leutnant ${lieutenant}, und mit wem?`,
  fleePlain: (most) => `Wie viele Legionen fliehen (höchstens ${most})?`,
  fleeHounded: (most) => `Wie viele Legionen mit Höllenhund fliehen (höchstens ${most})?`,
  whichWay: (lieutenant) => `Wähle den Weg für Leutnant ${lieutenant}.`,
  nameUnit: 'Wähle die Einheit, die entlassen werden soll.',
  nameUnitToTurn: 'Wähle die Einheit, die abgeworben werden soll.',
  offerBribe: (rolls, most) =>
    `${rolls === 1 ? 'Ein Herzwurf' : `${rolls} Herzwürfe`}: Wie viele Seelen Bestechungsgeld (höchstens ${most})?`,
  nameSide: 'Wähle die Seite, der sich die Einheit anschließt.',
  layCard: (n) => `${n === 1 ? 'Eine Höllenkarte' : `${n} Höllenkarten`} gezogen: Lege eine permanente aus oder keine.`,

  aim: (name) => `${card(name)}: Wähle das Ziel.`,
  aimMore: (name) => `${card(name)}: Wähle ein weiteres Ziel oder mach weiter.`,
  joinGroup: (demon, name) => `${demon} ruft eine Gruppe für ${card(name)}: Wer von deinen macht mit?`,
  meantMySister: (name, by, demon) =>
    `${by} zielt mit ${card(name)} auf ${demon}: Soll Balban einen anderen Dämon vorschieben?`,
  react: (by, name) => `${by} spielt ${card(name)}: kontern oder nichts unternehmen?`,
  reactAimed: (by, name, demon) => `${by} spielt ${card(name)} auf ${demon}: kontern oder nichts unternehmen?`,
  nameAim: (name) => `Wähle das neue Ziel von ${card(name)}.`,
  takeFromHand: (name) => `Wähle eine Karte aus der Hand von ${name}.`,
  discardFromHand: (name, n) => `Wähle ${cards(n)}, die ${name} ablegen muss.`,
  pickFromPile: 'Wähle die Karte, die du nimmst.',
  putBack: (n) => `Lege ${cards(n)} zurück: Wähle die, die als Nächste kommt.`,
  placeFree: 'Stelle kostenlos eine Legion in eine deiner offenen Sectio.',
  chooseRebel: 'Wähle die Legion, die zu den Freibeutern überläuft.',
  newPost: (lieutenant) => `Wähle die Legionen, denen sich Leutnant ${lieutenant} anschließt.`,
  boarding: (left, where) => `Charons Fähre: Wähle eine Einheit, die ${terms.to(where)} fährt (noch ${left}).`,
  whoLeaves: 'Wähle eine Einheit, die flieht, oder beende die Flucht.',
  whereTo: 'Wähle, wohin sie flieht.',

  agree: (sectio) => `Frieden ${at(sectio)}? Sind alle einverstanden, kämpft dort niemand.`,
  nameEnemy: (sectio) => `Kampf ${at(sectio)}: Wähle, wen du angreifst.`,
  chooseSide: (sectio) => `Kampf ${at(sectio)}: Wähle, auf wessen Seite du kämpfst.`,
  sendDemon: (sectio) => `Kampf ${at(sectio)}: Schicke einen Dämon oder niemanden.`,
  bringCard: (demon, brought) =>
    `Wähle eine Karte für ${demon} ${brought === 0 ? 'oder keine' : `oder mach weiter (bisher ${cards(brought)})`}.`,
  castFirst: (sectio) => `Kampf ${at(sectio)}: Zaubert deine Seite zuerst?`,
  cast: (sectio) => `Kampf ${at(sectio)}: Spiele eine Karte oder unternimm nichts.`,
  prefer: (sectio) => `Kampf ${at(sectio)}: Wähle, welche Feinde die übrigen Angriffe treffen.`,
  attackAlly: (sectio) => `Der Kampf ${at(sectio)} ist gewonnen. Greifst du Verbündete an?`,
  stand: (sectio) => `Kampf ${at(sectio)}: fliehen oder bleiben?`,

  guide: (left) => `Uriel: Bestimme seinen nächsten Schritt oder lass würfeln (noch ${left}).`,
  court: 'Lilith mit einem deiner Dämonen umwerben? Das kostet einen Gunstmarker.',
  steer: (aspect, left) => `Du lenkst Lilith als ${aspect}: noch ${steps(left)}.`,

  petition: (price) => `Petitionen: Wähle eine Sectio (durch Gunst: ${favours(price)}), oder mach Schluss.`,
  consent: (name, sectio) => `${name} stellt eine Petition für ${card(sectio)}, wo du stehst. Einverstanden?`,
  atone: (most, price) => `Wie viele Ungunstmarker tilgst du, für je ${favours(price)} (höchstens ${most})?`,
}
