import type { Stereo } from './hall.ts'
import { hallOf } from './hall.ts'
import type { Note } from './score.ts'
import { CHORD_NOTES, LOOP_S, TOUCHED_NOTES } from './score.ts'
import type { Sides, Sound } from './voices.ts'
import { bowed, touched } from './voices.ts'

/** Sample rate, sufficient because nothing sounds above 5 kHz. */
export const SAMPLE_RATE = 32_000
/** Gain that brings the whole to -23 LUFS, as `ffmpeg -af ebur128` measures it. */
const GAIN = 0.068
const HALL = 0.5

/** Adds a note to a loop; its tail after the loop's end wraps to the beginning. */
function add(loop: Float64Array, { atS, lastsS }: Note, sound: Sound) {
  const rate = loop.length / LOOP_S
  const from = Math.round(atS * rate)
  const length = Math.round(lastsS * rate)
  for (let index = 0; index < length; index++) {
    const at = (from + index) % loop.length
    loop[at] = (loop[at] ?? 0) + sound(index / rate)
  }
}

/** One round of the music, between -1 and 1. Its last sample leads into its first. */
export function synthesise(rate = SAMPLE_RATE): Stereo {
  const dry: Stereo = { left: new Float64Array(LOOP_S * rate), right: new Float64Array(LOOP_S * rate) }
  const play = (notes: readonly Note[], voice: (note: Note) => Sides) => {
    for (const note of notes) {
      const { left, right } = voice(note)
      add(dry.left, note, left)
      add(dry.right, note, right)
    }
  }
  play(CHORD_NOTES, bowed)
  play(TOUCHED_NOTES, touched)
  const hall = hallOf(dry, rate)
  const mixed = (side: keyof Stereo) =>
    dry[side].map((sample, at) => GAIN * (sample + HALL * (hall[side][at] ?? 0)))
  return { left: mixed('left'), right: mixed('right') }
}

/** Interleaved stereo samples as 32-bit floats, for `seconds` of the endless loop. */
export function interleaved({ left, right }: Stereo, rate: number, seconds: number): Buffer {
  const frames = Math.round(seconds * rate)
  const samples = new Float32Array(2 * frames)
  for (let frame = 0; frame < frames; frame++) {
    samples[2 * frame] = left[frame % left.length] ?? 0
    samples[2 * frame + 1] = right[frame % right.length] ?? 0
  }
  return Buffer.from(samples.buffer)
}
