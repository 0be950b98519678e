/** A demon, from 0: in the order of rank, so a smaller number goes before a greater one. */
export type Demon = number

export type Sex = 'male' | 'female' | 'both' | 'undefined'
export type Stat = 'hearts' | 'skulls' | 'stars'

/** The cards: rank, sex, hearts, skulls, stars. */
// biome-ignore format: a line a demon
const DEMONS_TABLE: readonly (readonly [id: string, rank: number, sex: Sex, hearts: number, skulls: number, stars: number])[] = [
  ['sammael', 2, 'male', 5, 3, 4],
  ['asmodeus', 7, 'female', 5, 3, 3],
  ['beelzebub', 13, 'male', 2, 4, 5],
  ['ashtaroth', 66, 'female', 6, 2, 2],
  ['baal', 101, 'male', 3, 4, 2],
  ['moloch', 333, 'male', 2, 3, 4],
  ['belphegor', 1_111, 'both', 6, 2, 4],
  ['orias', 4_096, 'male', 3, 2, 3],
  ['thamuz', 9_999, 'male', 4, 3, 1],
  ['caim', 20_004, 'female', 1, 3, 4],
  ['agares', 31_000, 'undefined', 2, 4, 1],
  ['balban', 66_666, 'female', 1, 2, 4],
  ['gomory', 126_000, 'female', 4, 1, 2],
  ['ereshkigal', 247_007, 'female', 1, 2, 4],
  ['paymon', 666_660, 'male', 4, 1, 1],
  ['zagam', 1_330_033, 'male', 2, 1, 3],
  ['ukobach', 6_006_006, 'female', 2, 2, 2],
  ['pruflas', 26_262_626, 'male', 1, 3, 1],
  ['andras', 30_303_030, 'male', 2, 2, 1],
  ['xaphan', 133_306_668, 'female', 2, 1, 2],
  ['naburos', 443_556_000, 'male', 2, 2, 1],
]

export const DEMONS = DEMONS_TABLE.length
export const DEMON_IDS = DEMONS_TABLE.map(([id]) => id)
export const RANKS = DEMONS_TABLE.map(([, rank]) => rank)
export const HEARTS = DEMONS_TABLE.map(([, , , hearts]) => hearts)
export const SKULLS = DEMONS_TABLE.map(([, , , , skulls]) => skulls)
export const STARS = DEMONS_TABLE.map(([, , , , , stars]) => stars)
export const ALL_DEMONS: readonly Demon[] = DEMONS_TABLE.map((_, demon) => demon)

export const sexOf = (demon: Demon): Sex => DEMONS_TABLE[demon][2]
export const stat = (demon: Demon, which: Stat): number =>
  which === 'hearts' ? HEARTS[demon] : which === 'skulls' ? SKULLS[demon] : STARS[demon]

/** Those whose skill is more than a number that is looked up. */
export const [
  SAMMAEL,
  ASMODEUS,
  BEELZEBUB,
  ASHTAROTH,
  BAAL,
  MOLOCH,
  BELPHEGOR,
  ORIAS,
  THAMUZ,
  CAIM,
  AGARES,
  BALBAN,
  GOMORY,
  ERESHKIGAL,
  PAYMON,
  ZAGAM,
  UKOBACH,
  PRUFLAS,
  ANDRAS,
  XAPHAN,
  NABUROS,
]: readonly Demon[] = ALL_DEMONS
