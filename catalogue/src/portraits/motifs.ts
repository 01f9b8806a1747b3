import type { Random } from '#plan/random.ts'
import type { Tones } from './palettes.ts'

/** Side of a portrait's square, in drawing units. */
export const SIDE_PX = 480

type Motif = (random: Random, tones: Tones) => string

const n = (value: number) => String(Math.round(value * 10) / 10)
const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const rect = (box: readonly [x: number, y: number, w: number, h: number], fill: string) =>
  `<rect x="${n(box[0])}" y="${n(box[1])}" width="${n(box[2])}" height="${n(box[3])}" fill="${fill}"/>`
const disc = ([x, y, r]: readonly [number, number, number], fill: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`
const some = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))

/** Doorways one within the other. */
const arches: Motif = (random, t) => {
  const x = random.between(150, 330)
  const step = random.between(44, 58, 2)
  const tones = [t.low, t.mid, t.high, t.ground]
  return some(4, (at) => {
    const r = 236 - at * step
    const top = 250 + at * 22
    return path(
      `M${n(x - r)} ${SIDE_PX}V${n(top)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(top)}V${SIDE_PX}Z`,
      tones[at] ?? t.low,
    )
  }).join('')
}

/** Roofs behind roofs, lit from one side. */
const gables: Motif = (random, t) => {
  const shift = random.between(-60, 60)
  return [
    { x: 120 + shift, top: 120, half: 260, dark: t.low, light: t.mid },
    { x: 350 + shift, top: 210, half: 220, dark: t.mid, light: t.high },
    { x: 170 - shift, top: 318, half: 200, dark: t.low, light: t.ground },
  ]
    .map(({ x, top, half, dark, light }) => {
      const foot = top + half * 0.8
      const left = path(`M${n(x - half)} ${n(foot)}L${n(x)} ${n(top)}V${SIDE_PX}H${n(x - half)}Z`, light)
      return left + path(`M${n(x)} ${n(top)}L${n(x + half)} ${n(foot)}V${SIDE_PX}H${n(x)}Z`, dark)
    })
    .join('')
}

/** A low sun over three hills. */
const hills: Motif = (random, t) => {
  const sun = random.between(130, 350)
  const lean = random.chance(0.5) ? 1 : -1
  const wave = (y: number, rise: number, fill: string) =>
    path(
      `M0 ${n(y + rise * lean)}C120 ${n(y - rise)} 200 ${n(y - rise)} 290 ${n(y)}S420 ${n(y + rise)} 480 ${n(y - rise * lean)}V480H0Z`,
      fill,
    )
  return (
    disc([sun, 190, 128], t.high) + wave(262, 34, t.mid) + wave(330, -30, t.low) + wave(402, 26, t.ground)
  )
}

/** Steps that climb to one side. */
const stairs: Motif = (random, t) => {
  const count = random.between(5, 6, 1)
  const isRight = random.chance(0.5)
  const run = SIDE_PX / count
  const steps = some(count, (at) => {
    const high = 70 + (at + 1) * (340 / count)
    const x = isRight ? at * run : SIDE_PX - (at + 1) * run
    return rect([x, SIDE_PX - high, run + 0.5, high], [t.low, t.mid][at % 2] ?? t.low)
  }).join('')
  return disc([isRight ? 130 : 350, 130, 84], t.high) + steps
}

/** Walls around a court, seen from above. */
const court: Motif = (random, t) => {
  const [x, y] = [random.between(-50, 50), random.between(-50, 50)]
  const tones = [t.low, t.high, t.mid, t.ground]
  return some(4, (at) => {
    const side = 440 - at * 104
    const corner = (SIDE_PX - side) / 2
    const pull = at / 3
    return rect([corner + x * pull, corner + y * pull, side, side], tones[at] ?? t.low)
  }).join('')
}

/** Tiles of quarter circles, each turned its own way. */
const quarters: Motif = (random, t) => {
  const size = SIDE_PX / 3
  const tones = [t.low, t.mid, t.high]
  return some(9, (at) => {
    const [x, y] = [(at % 3) * size, Math.floor(at / 3) * size]
    const fill = tones[random.between(0, 2, 1)] ?? t.low
    const turn = random.between(0, 3, 1) * 90
    const wedge = path(`M0 0H${n(size)}A${n(size)} ${n(size)} 0 0 1 0 ${n(size)}Z`, fill)
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn} ${n(size / 2)} ${n(size / 2)})">${wedge}</g>`
  }).join('')
}

/** A screen of battens before a round window, denser to one side. */
const battens: Motif = (random, t) => {
  const isDenseLeft = random.chance(0.5)
  const count = 11
  const slats = some(count, (at) => {
    const wide = 10 + at * 2.6
    const x = (at + 0.5) * (SIDE_PX / count) - wide / 2
    return rect([isDenseLeft ? SIDE_PX - x - wide : x, 0, wide, SIDE_PX], at % 2 ? t.mid : t.low)
  }).join('')
  return disc([random.between(170, 310), random.between(150, 240), 150], t.high) + slats
}

/** A piece of a plan: rooms, walls and the swing of a door. */
const plan: Motif = (random, t) => {
  const [x, y] = [random.between(170, 300), random.between(170, 300)]
  const wall = (box: readonly [number, number, number, number]) => rect(box, t.high)
  const swing = path(`M${n(x + 7)} ${n(y)}V${n(y - 104)}A104 104 0 0 1 ${n(x + 111)} ${n(y)}Z`, t.mid)
  return [
    rect([0, 0, x, y], t.low),
    rect([x, y, SIDE_PX - x, SIDE_PX - y], t.low),
    swing,
    wall([x - 7, 0, 14, y - 104]),
    wall([x - 7, y, 14, SIDE_PX - y]),
    wall([0, y - 7, x, 14]),
    wall([x + 111, y - 7, SIDE_PX - x, 14]),
  ].join('')
}

export const MOTIFS = { arches, gables, hills, stairs, court, quarters, battens, plan } as const
