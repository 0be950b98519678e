import { BAY, CHIMNEY, DECK, FIRST_PIER, PIER, presence, RAIL, reserve, WATERLINE } from './scene.ts'

/** The colours of one theme. */
export interface Inks {
  readonly line: string
  readonly dark: string
  readonly light: string
  readonly lamp: string
}

const COACHES = 5
const COACH = 128
const GAP = 8
const NOSE = 1150
const TENDER = 944

/** A wheel with its spokes, standing on the rail. */
function wheel(x: number, r: number, { line, dark }: Inks): string {
  const y = RAIL - r
  const spokes = Array.from({ length: 8 }, (_, i) => {
    const [dx, dy] = [Math.cos((i * Math.PI) / 4 + x), Math.sin((i * Math.PI) / 4 + x)]
    return `M${x} ${y}l${(dx * r * 0.9).toFixed(1)} ${(dy * r * 0.9).toFixed(1)}`
  }).join('')
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${dark}" stroke="${line}" stroke-width="1.3"/><path d="${spokes}" stroke="${line}" stroke-width=".7"/><circle cx="${x}" cy="${y}" r="1.8" fill="${line}"/>`
}

function coach(x: number, inks: Inks): string {
  const { line, dark, light, lamp } = inks
  const windows = Array.from({ length: 8 }, (_, i) => {
    const left = x + 9 + i * 14.2
    return `<path d="M${left} ${RAIL - 22}v-13q4.6-5 9.2 0v13z" fill="${lamp}" stroke="${line}" stroke-width=".6"/><path d="M${left + 4.6} ${RAIL - 22}v-15.5" stroke="${line}" stroke-width=".5"/>`
  }).join('')
  const boards = Array.from({ length: 4 }, (_, i) => `M${x + 3} ${RAIL - 18 + i * 2.3}h${COACH - 6}`).join('')
  const roof = `M${x - 3} ${RAIL - 44}q4-9 14-9h${COACH - 22}q10 0 14 9z`
  return `<g><path d="M${x} ${RAIL - 8}v-36h${COACH}v36z" fill="${dark}" stroke="${line}" stroke-width="1.2"/>
<path d="${roof}" fill="${dark}" stroke="${line}" stroke-width="1.2"/><path d="M${x + 6} ${RAIL - 48}h${COACH - 12}M${x + 16} ${RAIL - 51}h${COACH - 32}" stroke="${line}" stroke-width=".5"/>
<path d="${boards}" stroke="${line}" stroke-width=".45"/>${windows}
<path d="M${x + 22} ${RAIL - 53}v-5h7v5M${x + COACH - 30} ${RAIL - 53}v-5h7v5" fill="${dark}" stroke="${line}" stroke-width=".9"/>
<path d="M${x - GAP} ${RAIL - 12}h${GAP}" stroke="${line}" stroke-width="2"/><path d="M${x + 10} ${RAIL - 6}h34M${x + COACH - 44} ${RAIL - 6}h34" stroke="${light}" stroke-width="0"/>
${[16, 36, COACH - 36, COACH - 16].map((at) => wheel(x + at, 7, inks)).join('')}</g>`
}

function engine(inks: Inks): string {
  const { line, dark, lamp } = inks
  const R = RAIL
  const bands = [1024, 1052, 1080, 1106].map((x) => `M${x} ${R - 41}v23`).join('')
  const shine = Array.from({ length: 5 }, (_, i) => `M1006 ${R - 38 + i * 2.2}h${118 - i * 9}`).join('')
  return `<g stroke-linejoin="round"><path d="M${TENDER} ${R - 9}v-30h52v30z" fill="${dark}" stroke="${line}" stroke-width="1.2"/>
<path d="M${TENDER + 3} ${R - 39}q8-9 15-5q9-8 17-1q8-4 13 6z" fill="${dark}" stroke="${line}"/><path d="M${TENDER + 4} ${R - 16}h44M${TENDER + 4} ${R - 20}h44M${TENDER + 4} ${R - 24}h44" stroke="${line}" stroke-width=".5"/>
<path d="M${TENDER - GAP} ${R - 12}h${GAP}M996 ${R - 12}h8" stroke="${line}" stroke-width="2"/>
<path d="M1000 ${R - 12}v-46h30v46z" fill="${dark}" stroke="${line}" stroke-width="1.3"/><path d="M995 ${R - 58}q18-8 41 0z" fill="${dark}" stroke="${line}" stroke-width="1.3"/>
<path d="M1006 ${R - 32}v-19h16v19z" fill="${lamp}" stroke="${line}" stroke-width=".8"/><path d="M1014 ${R - 32}v-19" stroke="${line}" stroke-width=".7"/>
<path d="M1030 ${R - 16}v-27h94q7 2 7 13.500t-7 13.500z" fill="${dark}" stroke="${line}" stroke-width="1.3"/>
<path d="${shine.replaceAll('M1006', 'M1032')}" stroke="${line}" stroke-width=".6"/><path d="${bands}" stroke="${line}" stroke-width=".8"/>
<path d="M1048 ${R - 43}q0-11 8-11t8 11z M1078 ${R - 43}v-6h10v6z" fill="${dark}" stroke="${line}" stroke-width="1.1"/>
<path d="M1122 ${R - 43}l-3.5-3h4v-8l-4-4h17l-4 4v8h4l-3.5 3z" fill="${dark}" stroke="${line}" stroke-width="1.2"/><path d="M${CHIMNEY.x - 9} ${R - 54}h17" stroke="${line}" stroke-width="1.6"/>
<circle cx="1136" cy="${R - 30}" r="4.2" fill="${lamp}" stroke="${line}"/>
<path d="M1126 ${R - 14}h14l14 13h-30z" fill="${dark}" stroke="${line}" stroke-width="1.1"/><path d="M1130 ${R - 13}l6 11M1134 ${R - 13}l9 11M1138 ${R - 13}l12 11" stroke="${line}" stroke-width=".7"/>
<path d="M998 ${R - 14}h130" stroke="${line}" stroke-width="2"/>
${[958, 982].map((x) => wheel(x, 7, inks)).join('')}${[1014, 1044, 1074].map((x) => wheel(x, 12.5, inks)).join('')}${[1100, 1118].map((x) => wheel(x, 7, inks)).join('')}
<path d="M1010 ${R - 9}H1078l26-4" stroke="${line}" stroke-width="2.2" fill="none"/><path d="M1096 ${R - 18}h18v8h-18z" fill="${dark}" stroke="${line}"/></g>`
}

export function train(inks: Inks): string {
  const coaches = Array.from({ length: COACHES }, (_, i) => coach(TENDER - GAP - COACH - i * (COACH + GAP), inks)).join(
    '',
  )
  const rails = `<path d="M0 ${RAIL + 1}H1600" stroke="${inks.line}" stroke-width="1.8"/><path d="M0 ${RAIL + 6}H1600" stroke="${inks.line}" stroke-width="1"/>`
  return `${rails}${coaches}${engine(inks)}${beam(inks)}`
}

/** The beam of the lamp: lines that draw apart. */
function beam({ lamp }: Inks): string {
  const rays = Array.from(
    { length: 9 },
    (_, i) => `M1144 ${RAIL - 30 + (i - 4) * 0.4}L${1300 - Math.abs(i - 4) * 7} ${RAIL - 29 + (i - 4) * 6.5}`,
  )
  return `<path d="${rays.join('')}" stroke="${lamp}" stroke-width=".8" stroke-dasharray="38 3 22 4 12 6 7 8 4 60"/>`
}

/** The edges of the arches and the stones around them. */
export function arches(line: string): string {
  const radius = BAY / 2 - PIER
  const spring = DECK + 12 + radius
  const bays = Array.from({ length: 13 }, (_, i) => FIRST_PIER + BAY * (i - 1) + BAY / 2)
  const edges = bays
    .map(
      (x) =>
        `M${x - radius + 2} ${WATERLINE}L${x - radius} ${spring}a${radius} ${radius} 0 0 1 ${2 * radius} 0l-2 ${WATERLINE - spring}`,
    )
    .join('')
  const stones = bays.flatMap((x) =>
    Array.from({ length: 17 }, (_, i) => {
      const [dx, dy] = [Math.cos((Math.PI * i) / 16), -Math.sin((Math.PI * i) / 16)]
      const [from, to] = [radius, radius + 6]
      return `M${(x + dx * from).toFixed(1)} ${(spring + dy * from).toFixed(1)}L${(x + dx * to).toFixed(1)} ${(spring + dy * to).toFixed(1)}`
    }),
  )
  const rings = bays
    .map((x) => `M${x - radius - 6} ${spring}a${radius + 6} ${radius + 6} 0 0 1 ${2 * radius + 12} 0`)
    .join('')
  const parapet = Array.from({ length: 200 }, (_, i) => `M${i * 8 + 4} ${RAIL + 8}v5`).join('')
  const fade = presence(800, WATERLINE)
  return `<g stroke="${line}" opacity="${fade}"><path d="${edges}" stroke-width="1.1"/><path d="${rings}" stroke-width=".7"/><path d="${stones.join('')}" stroke-width=".6"/><path d="${parapet}" stroke-width=".7"/><path d="M0 ${RAIL + 14}H1600M0 ${DECK + 4}H1600" stroke-width="1"/></g>`
}

const BOAT = { x: 590, y: 498 }

/** The ferryman, a passenger, and the lantern at the bow. */
export function boat({ line, dark, lamp }: Inks): string {
  const glints = Array.from({ length: 9 }, (_, i) => `M${84 - i * 1.5 - 3} ${16 + i * 5}h${6 + ((i * 7) % 9)}`).join('')
  return `<g transform="translate(${BOAT.x} ${BOAT.y})" stroke-linejoin="round" stroke-linecap="round">
<path d="M-78-12q10 22 30 23h96q26-2 40-34q-8 14-24 16h-108q-24 0-34-5z" fill="${dark}" stroke="${line}" stroke-width="1.4"/>
<path d="M-62 2q8 5 18 5h90q14-1 24-12M-70-5q10 6 24 6h92q18 0 28-10" stroke="${line}" stroke-width=".7" fill="none"/>
<path d="M-46-2q-4-40 6-58q2-8 9-8t9 8q-3 5-1 9q12 16 7 49z" fill="${dark}" stroke="${line}" stroke-width="1.3"/>
<path d="M-38-4q-2-30 4-46M-31-4q0-26 0-44M-25-4q2-24-3-42M-36-58q4 5 8 1" stroke="${line}" stroke-width=".6" fill="none"/>
<path d="M-20-42l16 6" stroke="${line}" stroke-width="4"/><path d="M4-92L-24 34" stroke="${line}" stroke-width="2"/>
<path d="M14-2q-2-22 4-30q0-7 6-7t6 7q8 8 6 30z" fill="${dark}" stroke="${line}" stroke-width="1.2"/><path d="M19-4q0-16 3-24M26-4q1-14 0-24" stroke="${line}" stroke-width=".6" fill="none"/>
<path d="M84-22v-22q0-5 5-5" stroke="${line}" stroke-width="1.5" fill="none"/><path d="M85-44h8l1.5 13h-11z" fill="${lamp}" stroke="${line}"/>
<path d="${glints}" stroke="${lamp}" stroke-width="1.2"/></g>`
}

export function reserveDrawings(): void {
  const tail = TENDER - COACHES * (COACH + GAP)
  reserve((x, y) => x > tail && x < 996 && y > RAIL - (x > TENDER ? 40 : 53) && y < RAIL)
  reserve((x, y) => x >= 996 && x < 1136 && y > RAIL - (x < 1034 ? 60 : 44) && y < RAIL)
  reserve((x, y) => x >= 1136 && x < NOSE && y > RAIL - 14 && y < RAIL)
  reserve((x, y) => {
    const [dx, dy] = [x - BOAT.x, y - BOAT.y]
    return dx > -64 && dx < 72 && dy > -8 && dy < 10
  })
}
