import { type Counted, proofreader } from '@acheron/core/test-kit'

const COUNTED: Counted = {
  en: [
    ['card', 'cards'],
    ['soul', 'souls'],
    ['favour', 'favours'],
    ['disfavour', 'disfavours'],
    ['legion', 'legions'],
    ['unit', 'units'],
    ['step', 'steps'],
    ['skull', 'skulls'],
    ['star', 'stars'],
    ['attack', 'attacks'],
    ['hit', 'hits'],
  ],
  fr: [
    ['carte', 'cartes'],
    ['âme', 'âmes'],
    ['faveur', 'faveurs'],
    ['défaveur', 'défaveurs'],
    ['légion', 'légions'],
    ['unité', 'unités'],
    ['cœur', 'cœurs'],
    ['crâne', 'crânes'],
    ['étoile', 'étoiles'],
    ['attaque', 'attaques'],
    ['touche', 'touches'],
    ['perte', 'pertes'],
  ],
  de: [
    ['Karte', 'Karten'],
    ['Seele', 'Seelen'],
    ['Legion', 'Legionen'],
    ['Einheit', 'Einheiten'],
    ['Schritt', 'Schritte'],
    ['Herz', 'Herzen'],
    ['Stern', 'Sterne'],
    ['Angriff', 'Angriffen'],
    ['Verlust', 'Verluste'],
  ],
}

/** Units, owls and headlines begin with vowels that are none. */
export const faults = proofreader(COUNTED, {
  en: { 'a wrong article': /(?<![’\w])(a (?!uni)[aeiou]|an [^aeiou])/i },
  fr: { 'a missing elision': /(?<!\p{L})(de|que|ne|se|le|la) (?!hibou|une\u202f)[aeiouyéèêàhAEIOUYÉÈÊÀ]/u },
})
