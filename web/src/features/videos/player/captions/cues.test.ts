import { describe, expect, it } from 'vitest'
import { captionAt, cuesOf, paragraphAt, paragraphTimes, type Cue } from './cues.ts'

const cue = (startS: number, endS: number, text: string): Cue => ({ startS, endS, text })
const CUES = [
  cue(0, 3, 'Frontage is the width of your block.'),
  cue(3, 7, 'A wide rear keeps the kitchen together.'),
  cue(8, 11, 'Measure it on the title.'),
]

it('the captions of a track are read without their markup', () => {
  const track = { cues: [{ startTime: 1, endTime: 2, text: '<b>Wide</b> rear' }] } as unknown as TextTrack

  expect(cuesOf(track)).toEqual([cue(1, 2, 'Wide rear')])
})

it('a track that is not loaded has no captions yet', () => {
  expect(cuesOf({ cues: null } as unknown as TextTrack)).toBeNull()
})

it.each([
  [0, 'Frontage is the width of your block.'],
  [3, 'A wide rear keeps the kitchen together.'],
  [7.5, null],
  [20, null],
])('at %d s the caption is %j', (atS, caption) => {
  expect(captionAt(CUES, atS)).toBe(caption)
})

describe('a paragraph of the transcript', () => {
  it('begins with the caption of the same index when the numbers are equal', () => {
    expect(paragraphTimes(['One.', 'Two.', 'Three.'], CUES)).toEqual([0, 3, 8])
  })

  it('begins with the first caption whose words it contains, whatever the punctuation', () => {
    const transcript = [
      'A drawing of a block. Frontage is the width of your block: a wide rear keeps the kitchen together!',
      'Measure it on the title',
    ]

    expect(paragraphTimes(transcript, CUES)).toEqual([0, 8])
  })

  it('has no time when no caption matches it, and does not affect the order', () => {
    const transcript = [
      'Only shown.',
      'Measure it on the title.',
      'Frontage is the width of your block.',
      'End.',
    ]

    expect(paragraphTimes(transcript, CUES)).toEqual([null, 8, null, null])
  })
})

it.each([
  [0, 0],
  [4, 0],
  [8, 2],
  [99, 2],
])('at %d s the paragraph is number %d of those with a time', (atS, paragraph) => {
  expect(paragraphAt([0, null, 8, null], atS)).toBe(paragraph)
})

it('before the first known time there is no current paragraph', () => {
  expect(paragraphAt([null, 5], 1)).toBe(-1)
})
