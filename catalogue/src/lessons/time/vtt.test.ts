import { expect, test } from 'vitest'

import { readVtt, writeVtt } from './vtt.ts'

const CUES = [
  { from: 0, to: 3.36, lines: ['Every plan needs a', 'block wide enough for it.'] },
  { from: 3.4, to: 61.04, lines: ['It fits.'] },
]

test('captions are read back as written', () => {
  expect(readVtt(writeVtt(CUES))).toEqual(CUES)
})

test('minutes, seconds and thousandths are written in full', () => {
  expect(writeVtt(CUES)).toContain('00:03.400 --> 01:01.040')
})

test('a file that is not WebVTT is refused', () => {
  expect(() => readVtt('1\n00:00:01,000 --> 00:00:02,000\nHello')).toThrow('Not a WebVTT file.')
})
