import { capital } from '@acheron/core'
import { railwayDe } from '../../railway/text/de.ts'
import { inOrder } from '../../railway/text/explained.ts'
import { EFFECT_NAMES } from '../src/effects.ts'
import type { Words } from './en.ts'

const railway = railwayDe({
  circle: 'Kreis',
  car: ['Wagen', 'Wagen'],
  coupledCar: ['angekuppelter Wagen', 'angekuppelte Wagen'],
  deliveredCar: ['abgelieferter Wagen', 'abgelieferte Wagen'],
  traction: 'Zugkraft',
  marker: ['Kontrolle', 'Kontrollen'],
  couple: 'ankuppeln',
  couples: ['kuppelt', 'an'],
  deliver: 'abliefern',
  delivers: ['liefert', 'ab'],
  delivered: 'abgeliefert',
  acts: {
    couple: 'ankuppeln',
    deliver: 'abliefern',
    cross: 'Boot nehmen',
    stoke: 'Feuer schüren',
  },
  glutton: 'Was am Ende auf der Hand bleibt, wird abgelegt.',
  stoke: (card, cards) => `Das Feuer schüren mit ${card}: ${cards} ziehen`,
  stoked: (by, card, cards) => `${by} schürt das Feuer mit ${card} für ${cards}`,
})
const { and, cards, cars, cells, circle, souls, traction } = railway

const effects = inOrder(EFFECT_NAMES, {
  abyss: {
    name: 'Abgrund',
    does: 'Eine Handkarte ablegen und dafür eine unbesetzte Schienenkarte mit derselben Zugkraft vom Tisch nehmen.',
  },
  boatmen: {
    name: 'Fährleute',
    does: 'Ein Boot nehmen, mit dem die Lok leere Felder überqueren kann.',
  },
  'brimstone-tenders': {
    name: 'Schwefeltender',
    does:
      'Einen Tender nehmen: Er bringt drei Karten je Spielzug, zählt aber wie ein Wagen, und das Feuer lässt sich ' +
      'nicht mehr schüren.',
  },
  'chaos-reigns': {
    name: 'Chaos',
    does: 'Alle fünfzehn Effektplättchen werden gemischt und neu auf die Kreise verteilt.',
  },
  delinquency: {
    name: 'Vergehen',
    does: 'Eine Kontrolle auf eine freie Schwelle legen: Jeder Zug, der dort hinkommt, kann Wagen verlieren.',
  },
  'false-path': {
    name: 'Irrweg',
    does:
      'Eine Handkarte ablegen und dafür eine unbesetzte Schienenkarte mit derselben Zugkraft drehen, so oft man ' +
      'will.',
  },
  geryon: {
    name: 'Geryon',
    does:
      'Einen eigenen Wagen nennen und eine Karte aufdecken: Bei gleicher Zugkraft ist der Wagen sofort abgeliefert, ' +
      'sonst ist er verloren.',
  },
  gluttony: {
    name: 'Völlerei',
    does:
      'Aus den anderen Händen Karten ziehen, bis man die meisten hat; dann muss in diesem Spielzug alles ' +
      'ausgespielt werden, denn der Rest wird abgelegt.',
  },
  'guard-duty': {
    name: 'Wachdienst',
    does: 'Den Zerberus auf einen Kreis stellen: Wer diesen verlassen will, muss ihn mit Karten bezahlen.',
  },
  heresy: {
    name: 'Ketzerei',
    does:
      'Ein Ketzereiplättchen nehmen: Der „Bannfluch“ hebt einen Effekt auf, der „Ablass“ lenkt ihn auf einen ' +
      'anderen Spieler um.',
  },
  'infernal-power': {
    name: 'Höllenmacht',
    does:
      'Ein unbenutztes Effektplättchen ziehen; es lässt sich einmal, in einem beliebigen Kreis, anstelle von dessen ' +
      'Effekt benutzen.',
  },
  lust: {
    name: 'Wollust',
    does:
      'Einen Mitspieler nennen und eine Karte aufdecken: Er zeigt seine Hand und gibt alle Karten mit dieser ' +
      'Zugkraft her; hat er keine, geht es umgekehrt.',
  },
  'shift-change': {
    name: 'Schichtwechsel',
    does: 'Dieses Plättchen mit einem beliebigen anderen Effektplättchen vertauschen.',
  },
  'soul-catcher': {
    name: 'Seelenfänger',
    does:
      'Einen Seelenfänger nehmen: Beim Rammen einer Lok lässt sich damit einmal der letzte Wagen ihres Zuges ' +
      'abwerfen.',
  },
  thievery: {
    name: 'Diebstahl',
    does:
      'Einen fremden Wagen nennen und eine Karte aufdecken: Bei gleicher Zugkraft gehört er in den eigenen Zug; ' +
      'sonst muss man einen eigenen Wagen mit der aufgedeckten Zugkraft hergeben, wenn man einen hat.',
  },
})

const tokens: Words['tokens'] = {
  boat: {
    name: 'Boot',
    does:
      'Mit einer Karte ausgespielt, bringt es die Lok geradeaus über so viele leere Felder, wie die Karte Zugkraft ' +
      'hat.',
  },
  tender: {
    name: 'Tender',
    does: 'Man zieht drei Karten je Spielzug statt einer; er zählt als Wagen, und das Feuer lässt sich nicht schüren.',
  },
  catcher: {
    name: 'Seelenfänger',
    does: 'Wer eine Lok rammt, darf den letzten Wagen ihres Zuges ablegen und gibt dann den Seelenfänger ab.',
  },
  cerberus: {
    name: 'Zerberus',
    does: 'Wer seinen Kreis verlässt, muss Karten ablegen, die mehr Seelen wert sind, als die Zahl des Kreises angibt.',
  },
  check: {
    name: 'Kontrolle',
    does:
      'Wer auf diese Schwelle gelangt, deckt eine Karte auf und behält höchstens so viele Wagen, wie sie Zugkraft ' +
      'hat.',
  },
  anathema: { name: '„Bannfluch“', does: 'Hebt einen Effekt auf, den ein anderer Spieler benutzt.' },
  indulgence: { name: '„Ablass“', does: 'Lenkt einen Effekt, den ein anderer Spieler benutzt, auf jemand anderen um.' },
}

export const de: Words = {
  name: 'HellRail',
  railway,
  effects,
  tokens,

  prompts: {
    circle: 'Den Kreis wählen, der als Nächster gelegt wird.',
    layCircle: (c) => `Das Feld für ${circle(c)} wählen: an den Ecken ein oder zwei Kreise, an den Seiten keiner.`,
    guarded: (n) => `Ausfahren kostet Karten für ${souls(n)} (Zerberus).`,
    tender: 'Den Tender behalten und 3 Karten ziehen oder ihn abgeben und 1 Karte ziehen.',
    sail: (reach) => `Den Weg des Bootes wählen: geradeaus über höchstens ${cells(reach)}.`,
    bribe: (lacking) => `Den Zerberus bezahlen: Karten für mindestens ${souls(lacking)} ablegen.`,
    shed: (allowed, excess) => `Kontrolle: höchstens ${cars(allowed)}; ${cars(excess)} nach Wahl ablegen.`,
    catch: (name) => `${name} wird gerammt: den Seelenfänger auf den letzten Wagen ansetzen?`,
    orHeld: (effect) => `Oder ${effect.name}, auf der eigenen Lokkarte. ${effect.does}`,
    anathema: (line) => `${line}: mit dem „Bannfluch“ aufheben oder geschehen lassen.`,
    indulgence: (line) => `${line}: mit dem „Ablass“ umlenken oder geschehen lassen.`,
    abyssPay: 'Abgrund: eine Karte ablegen, um eine Schienenkarte mit derselben Zugkraft zu entfernen.',
    abyss: (n) => `Abgrund: eine unbesetzte Schienenkarte mit ${traction(n)} entfernen oder es dabei belassen.`,
    delinquency: 'Vergehen: eine Schwelle ohne Lok für die Kontrolle wählen.',
    falsePathPay: 'Irrweg: für jede Schienenkarte, die gedreht wird, eine mit derselben Zugkraft ablegen.',
    falsePath: (n) => `Irrweg: eine unbesetzte Schienenkarte mit ${traction(n)} drehen oder es dabei belassen.`,
    geryon: 'Geryon: einen Wagen nennen. Zeigt die Karte dessen Zugkraft, ist er abgeliefert, sonst verloren.',
    gluttony: 'Völlerei: eine Karte aus einer anderen Hand ziehen oder es dabei belassen.',
    guardDuty: 'Wachdienst: den Kreis wählen, den der Zerberus bewachen soll.',
    takeHeresy: 'Ketzerei: „Bannfluch“ (hebt einen Effekt auf) oder „Ablass“ (lenkt ihn um) nehmen.',
    lust: 'Wollust: einen Mitspieler wählen.',
    shiftChange: 'Schichtwechsel: das Plättchen wählen, das an seine Stelle kommt.',
    thievery: 'Diebstahl: einen Wagen eines fremden Zuges nennen.',
    setOut: (car) => `Geryon ist einverstanden: ${car} jetzt abliefern oder behalten.`,
    steal: (car, name) => `Der Diebstahl ist gelungen: ${name} den Wagen ${car} wegnehmen oder lassen.`,
    forfeit: (name, n) => `Der Diebstahl ist misslungen: ${name} einen eigenen Wagen mit ${traction(n)} geben.`,
  },

  moves: {
    useSome: 'Den Effekt des Kreises benutzen',
    useHeld: (effect) => `${effect} von der Lokkarte benutzen`,
    useSomeHeld: 'Das Plättchen auf der Lokkarte benutzen',
    cancel: 'Mit dem „Bannfluch“ aufheben',
    redirect: (name) => `Mit dem „Ablass“ auf ${name} umlenken`,
    catch: 'Den Seelenfänger einsetzen',
    spare: 'Den Seelenfänger behalten',
    keepTender: 'Den Tender behalten: 3 Karten ziehen',
    dropTender: 'Den Tender abgeben: 1 Karte ziehen',
    guard: (c) => `Zerberus auf ${circle(c)}`,
    present: (c) => `${capital(circle(c))} legen`,
    placeCircle: (where) => `${capital(where)} legen`,
    take: (token) => `${token} nehmen`,
    swap: (effect, where) => `Mit dem Plättchen ${effect} vertauschen (${where})`,
    unused: 'unbenutzt',
    swapCircle: (c) => `Mit dem Plättchen auf ${circle(c)} vertauschen`,
    swapUnused: 'Mit einem unbenutzten Plättchen vertauschen',
    swapPlayer: (name) => `Mit dem Plättchen von ${name} vertauschen`,
    sail: (card, reach) => `Das Boot nehmen mit ${card} (höchstens ${cells(reach)})`,
    discard: (card, value, power) => `${card} ablegen (${souls(value)}, ${traction(power)})`,
    shed: (card) => `Den Wagen ${card} ablegen`,
    name: (card, power) => `${card} nennen (${traction(power)})`,
    nameOf: (card, power, owner) => `${card} nennen (${owner}, ${traction(power)})`,
    give: (card) => `${card} hergeben`,
  },

  story: {
    circleLaid: (by, c, where) => `${by} legt ${circle(c)} ${where}`,
    tokensDealt: (tokens) => `Die Effekte: ${tokens.join(', ')}`,
    noUse: (by, c, effect) => `${by} kann „${effect}“ auf ${circle(c)} jetzt nicht nutzen`,
    sawTokens: (by, c) => `${by} sieht sich das Plättchen auf ${circle(c)} an`,
    tokensHidden: 'Auf jedem Kreis liegt verdeckt ein Effektplättchen',
    droppedTender: (by) => `${by} gibt den Tender ab`,
    bribed: (by, card, value) => `${by} wirft dem Zerberus ${card} hin: ${souls(value)}`,
    sailed: (by, card, n) => `${by} nimmt mit ${card} das Boot und überquert ${cells(n)}`,
    checked: (by, card, power) => `Kontrolle: ${by} deckt ${card} auf, ${traction(power)}`,
    shed: (by, card) => `${by} legt den Wagen ${card} ab`,
    caught: (by, from, card) => `${by} wirft mit dem Seelenfänger ${card} aus dem Zug von ${from}`,
    invoked: (by, effect) => `${by} benutzt den Effekt ${effect}`,
    invokedHeld: (by, effect) => `${by} benutzt den Effekt ${effect} von der Lokkarte`,
    named: (by, card, power) => `${by} nennt ${card}, ${traction(power)}`,
    namedOf: (by, card, power, owner) => `${by} nennt ${card} im Zug von ${owner}, ${traction(power)}`,
    cancelled: (by, effect) => `${by} hebt den Effekt ${effect} mit dem „Bannfluch“ auf`,
    redirected: (by, effect, target) => `${by} lenkt den Effekt ${effect} mit dem „Ablass“ auf ${target} um`,
    discarded: (by, card, power) => `${by} legt ${card} ab, ${traction(power)}`,
    tookBoat: (by) => `${by} nimmt ein Boot`,
    tookTender: (by) => `${by} nimmt einen Tender`,
    tookCatcher: (by) => `${by} nimmt einen Seelenfänger`,
    tookHeresy: (by, token) => `${by} nimmt das Plättchen ${token}`,
    tookToken: (by, effect) => `${by} zieht das Plättchen ${effect}`,
    tookHidden: (by) => `${by} zieht ein Plättchen und lässt es verdeckt`,
    flipped: (by, card, power) => `${by} deckt ${card} auf, ${traction(power)}`,
    lostCar: (by, card) => `${by} verliert den Wagen ${card}`,
    stole: (by, from, card) => `${by} stiehlt ${card} aus dem Zug von ${from}`,
    gaveCar: (by, to, card) => `${by} muss ${card} an ${to} hergeben`,
    showedHand: (by, to) => `${by} zeigt ${to} die ganze Hand`,
    gaveCards: (by, to, n) => `${by} gibt ${cards(n)} an ${to}`,
    guarded: (by, c) => `${by} schickt den Zerberus auf ${circle(c)}`,
    chaos: (by, tokens) => `${by} entfesselt das Chaos; die neuen Effekte: ${tokens.join(', ')}`,
    chaosHidden: (by) => `${by} entfesselt das Chaos: Die Effekte werden verdeckt neu verteilt`,
    swapped: (by, shift, effect, where) => `${by} vertauscht ${shift} mit dem Plättchen ${effect} (${where})`,
    swappedHidden: (by, shift, where) => `${by} vertauscht ${shift} mit einem verdeckten Plättchen (${where})`,
  },

  options: { layout: 'Kreise', effects: 'Effekte' },
  choices: {
    layout: {
      standard: 'der gewöhnliche Plan, ein Trichter',
      sacrilege: 'Sakrileg: ein anderer Plan, ein Block',
      advocate: 'Advokat des Teufels: Die Spieler legen die Kreise',
    },
    effects: { open: 'offen', secret: 'geheim: verdeckt, bis sie benutzt werden' },
  },

  position: {
    unused: 'Unbenutzte Effektplättchen',
    hidden: (n) => `${n} verdeckt`,
    toLay: (name, circles) => `${name} muss noch ${and(circles)} legen`,
    hiddenEffect: 'Effekt verdeckt',
    token: (effect) => `Effektplättchen ${effect}`,
    hiddenToken: 'Effektplättchen verdeckt',
  },
}
