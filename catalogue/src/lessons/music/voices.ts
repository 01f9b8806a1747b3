import type { Note } from './score.ts'

/** Waveform of a note on one channel, by the seconds since its start. */
export type Sound = (sinceS: number) => number
export interface Sides {
  left: Sound
  right: Sound
}

const TURN = 2 * Math.PI
/** Detuning of a second, softer tone, higher on one channel than on the other: a wide stereo sound that still works in mono. */
const DETUNED = 1.0014
const BESIDE = 0.4

/** Wavetable: one period of a tone whose overtones decrease by `fall`. */
function toneOf(fall: number, overtones: number) {
  const SIZE = 4096
  const table = Float64Array.from({ length: SIZE + 1 }, (_, at) => {
    let sum = 0
    for (let n = 1; n <= overtones; n++) sum += Math.sin((TURN * n * at) / SIZE) / n ** fall
    return sum
  })
  return (turns: number) => {
    const place = (turns - Math.floor(turns)) * SIZE
    const at = Math.floor(place)
    const low = table[at] ?? 0
    return low + ((table[at + 1] ?? 0) - low) * (place - at)
  }
}

const dull = toneOf(2.6, 5)
const warm = toneOf(1.7, 9)

/** Envelope: cosine attack and release. */
function swell(part: number, { rise, fall }: { rise: number; fall: number }): number {
  if (part <= 0 || part >= 1) return 0
  if (part < rise) return 0.5 - 0.5 * Math.cos((Math.PI * part) / rise)
  if (part > 1 - fall) return 0.5 - 0.5 * Math.cos((Math.PI * (1 - part)) / fall)
  return 1
}

/** Equal-power pan. */
const sidesOf = (pan: number) => [Math.cos((pan * Math.PI) / 2), Math.sin((pan * Math.PI) / 2)] as const

/** A soft bowed voice: its overtones open as it swells and close as it fades. */
export function bowed({ hertz, lastsS, loudness, pan }: Note): Sides {
  const [left, right] = sidesOf(pan)
  // Start phase by frequency: notes that start at the same phase would add up to a knock.
  const begins = (hertz * 0.618) % 1
  const side =
    (detuned: number, level: number): Sound =>
    (sinceS) => {
      const part = sinceS / lastsS
      const open = swell(part, { rise: 0.5, fall: 0.5 }) * 0.55
      const turns = hertz * sinceS + begins
      const tone = (1 - open) * dull(turns) + open * warm(turns) + BESIDE * dull(turns * detuned)
      return loudness * level * swell(part, { rise: 0.38, fall: 0.38 }) * tone
    }
  return { left: side(1 / DETUNED, left), right: side(DETUNED, right) }
}

/** Partials of a felt hammer: overtones decay before the fundamental. */
const PARTIALS = [
  { n: 1, level: 1, diesS: 1.5 },
  { n: 2, level: 0.32, diesS: 0.8 },
  { n: 3, level: 0.1, diesS: 0.45 },
  { n: 4, level: 0.04, diesS: 0.3 },
] as const
const STRIKES_S = 0.03

/** A struck note. */
export function touched({ hertz, lastsS, loudness, pan }: Note): Sides {
  const [left, right] = sidesOf(pan)
  const side =
    (level: number): Sound =>
    (sinceS) => {
      const strike = 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, sinceS / STRIKES_S))
      const end = swell(0.5 + sinceS / lastsS / 2, { rise: 0, fall: 0.3 })
      let sum = 0
      for (const { n, level: share, diesS } of PARTIALS)
        sum += share * Math.exp(-sinceS / diesS) * Math.sin(TURN * hertz * n * sinceS)
      return loudness * level * strike * end * sum
    }
  return { left: side(left), right: side(right) }
}
