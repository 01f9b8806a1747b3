import { expect, test } from 'vitest'

import { captionProblems, transcriptProblems } from './check-lessons.ts'

const GOOD = [
  { from: 0, to: 2.96, lines: ['Every plan needs a block.'] },
  { from: 3, to: 6, lines: ['Frontage is its edge', 'along the street.'] },
]

test('captions that cover the video at a readable pace have no problems', () => {
  expect(captionProblems(GOOD, 6)).toEqual([])
})

test.each([
  { what: 'begin late', cues: [{ ...GOOD[0], from: 1 }, GOOD[1]], says: 'begin late' },
  { what: 'stop early', cues: [GOOD[0]], says: 'do not end' },
  { what: 'overlap', cues: [{ ...GOOD[0], to: 3.5 }, GOOD[1]], says: 'comes before' },
  { what: 'leave a hole', cues: [{ ...GOOD[0], to: 2.2 }, GOOD[1]], says: 'nothing is said' },
  { what: 'rush', cues: [{ ...GOOD[0], lines: ['x'.repeat(60)] }, GOOD[1]], says: 'hard to read' },
  { what: 'take three lines', cues: [GOOD[0], { ...GOOD[1], lines: ['a', 'b', 'c'] }], says: '3 lines' },
])('captions that $what are reported', ({ cues, says }) => {
  const found = captionProblems(
    cues.map((cue) => ({ from: 0, to: 0, lines: [], ...cue })),
    6,
  )

  expect(found.some((problem) => problem.includes(says))).toBe(true)
})

test('a transcript has every caption in order, each with what is shown', () => {
  const transcript = [
    'Every plan needs a block. (A plan.)',
    'Frontage is its edge along the street. (A line.)',
  ]

  expect(transcriptProblems(transcript, GOOD)).toEqual([])
  expect(transcriptProblems(transcript.toReversed(), GOOD)).toHaveLength(1)
  expect(transcriptProblems(transcript.slice(1), GOOD)).toHaveLength(1)
})
