import { beforeAll, expect, test } from 'vitest'

import type { Stereo } from './hall.ts'
import { CHORD_NOTES, LOOP_S, TOUCHED_NOTES } from './score.ts'
import { interleaved, synthesise } from './synthesise.ts'

/** Lower sample rate than the published file's, so that synthesis takes seconds: the notes are the same. */
const RATE = 4000

let music: Stereo
beforeAll(() => {
  music = synthesise(RATE)
})

const loudnessOf = (samples: Float64Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)

/** Level of one frequency around a moment. */
function levelOf(samples: Float64Array, hertz: number, atS: number): number {
  const part = samples.subarray((atS - 1) * RATE, (atS + 1) * RATE)
  let [re, im] = [0, 0]
  for (const [index, sample] of part.entries()) {
    const turn = (2 * Math.PI * hertz * index) / RATE
    // Hann window, which excludes neighbouring notes.
    const weight = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / part.length)
    re += sample * weight * Math.cos(turn)
    im += sample * weight * Math.sin(turn)
  }
  return (4 * Math.hypot(re, im)) / part.length
}

test('the loop has no click: the step from the last sample to the first is as small as those beside it', () => {
  for (const side of [music.left, music.right]) {
    const steps = [...side.subarray(-200), ...side.subarray(0, 200)].map((sample, index, all) =>
      Math.abs(sample - (all[index - 1] ?? sample)),
    )
    const seam = steps[200] ?? 1
    expect(seam).toBeLessThanOrEqual(Math.max(...steps.filter((_, index) => index !== 200)))
  }
})

test('the second round is identical to the first', () => {
  const round = new Float32Array(interleaved(music, RATE, LOOP_S + 1).buffer)

  expect(round).toHaveLength(2 * (LOOP_S + 1) * RATE)
  expect(round.slice(-2 * RATE)).toEqual(round.slice(0, 2 * RATE))
})

test('nothing is clipped, and both channels are about equally loud', () => {
  const [left, right] = [loudnessOf(music.left), loudnessOf(music.right)]

  for (const side of [music.left, music.right])
    expect(side.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)).toBeLessThan(0.5)
  expect(left / right).toBeGreaterThan(0.8)
  expect(left / right).toBeLessThan(1.25)
})

test('the loudness never changes so much that a listener would reach for the volume', () => {
  const parts = Array.from({ length: LOOP_S / 3 }, (_, index) =>
    loudnessOf(music.left.subarray(index * 3 * RATE, (index + 1) * 3 * RATE)),
  )

  expect(Math.max(...parts) / Math.min(...parts)).toBeLessThan(2)
})

test('the frequencies are the notes of the score, and not those between them', () => {
  const [bass, ...voices] = CHORD_NOTES.slice(0, 5).map(({ hertz }) => hertz)

  for (const hertz of [bass ?? 0, ...voices]) {
    expect(levelOf(music.left, hertz, 5)).toBeGreaterThan(0.008)
    expect(levelOf(music.left, hertz * 2 ** (0.5 / 12), 5)).toBeLessThan(0.002)
  }
})

test('no note is high, loud or abrupt', () => {
  for (const { hertz, loudness } of [...CHORD_NOTES, ...TOUCHED_NOTES]) {
    expect(hertz).toBeLessThan(1000)
    expect(loudness).toBeLessThan(1)
  }
})
