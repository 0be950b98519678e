import type { Words } from './en.ts'

export const fr: Words = {
  name: 'Draft Name',
  seat: (n) => `Place ${n}`,
  prompt: (heap) => `Prendre une à trois oboles sur ${heap}.`,
  take: (count) => (count === 1 ? 'Prendre 1 obole' : `Prendre ${count} oboles`),
  firstPlayer: (by) => `${by} commence`,
  took: (by, count) => (count === 1 ? `${by} prend 1 obole` : `${by} prend ${count} oboles`),
  ending: 'Le tas est vide',
  last: 'Dernière obole',
  heap: (heap) => `Oboles restantes : ${heap}`,
}
