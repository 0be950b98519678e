export const en = {
  name: 'Draft Name',
  seat: (n: number) => `Seat ${n}`,
  prompt: (heap: number) => `Take one to three of the ${heap} obols.`,
  take: (count: number) => (count === 1 ? 'Take 1 obol' : `Take ${count} obols`),
  firstPlayer: (by: string) => `${by} begins`,
  took: (by: string, count: number) => (count === 1 ? `${by} takes 1 obol` : `${by} takes ${count} obols`),
  ending: 'The heap is empty',
  last: 'Last obol',
  heap: (heap: number) => `Obols left: ${heap}`,
}

export type Words = typeof en
