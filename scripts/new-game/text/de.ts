import type { Words } from './en.ts'

export const de: Words = {
  name: 'Draft Name',
  seat: (n) => `Platz ${n}`,
  prompt: (heap) => `Einen bis drei von ${heap} Obolen nehmen.`,
  take: (count) => (count === 1 ? '1 Obolus nehmen' : `${count} Obolen nehmen`),
  firstPlayer: (by) => `${by} beginnt`,
  took: (by, count) => (count === 1 ? `${by} nimmt 1 Obolus` : `${by} nimmt ${count} Obolen`),
  ending: 'Der Haufen ist leer',
  last: 'Letzter Obolus',
  heap: (heap) => `Obolen übrig: ${heap}`,
}
